import type { ReactNode } from 'react'

import { ApiError } from '../../contract/client.ts'
import { NotFound } from '../app/not-found.tsx'
import { useWords } from '../words.ts'
import { Trouble } from './trouble.tsx'

interface Props<Value> {
  fetched: { value?: Value | undefined; error?: unknown; retry: () => void }
  children: (value: Value) => ReactNode
}

/** A screen of something that is fetched first; what is not there, or nowhere, is told as such. */
export function FetchedPage<Value>({ fetched: { value, error, retry }, children }: Props<Value>) {
  const { sales } = useWords()
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  if (error) return <Trouble error={error} onRetry={retry} />
  if (value === undefined)
    return (
      <p role="status" className="py-12 text-muted">
        {sales.loading}
      </p>
    )
  return children(value)
}
