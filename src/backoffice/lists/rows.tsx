import type { ReactNode } from 'react'

import { Button } from '../../web/components/button.tsx'
import type { Pages } from '../api/use-pages.ts'
import { Loading } from '../components/loading.tsx'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

interface Props<Row> {
  pages: Pages<Row>
  /** What is said where there is none. */
  none: string
  children: (row: Row) => ReactNode
}

/** A list that came page by page: its rows, or why there are none, and the way to more. */
export function Rows<Row>({ pages: { rows, hasMore, error, retry, showMore, nameRow }, none, children }: Props<Row>) {
  const { frame } = useWords()
  const reason = useReason()
  return (
    <>
      {error ? <Trouble error={error} onRetry={retry} /> : rows ? null : <Loading />}
      {rows?.length === 0 ? <p role="status">{none}</p> : null}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {rows?.map((row) => (
          <li key={nameRow(row)}>{children(row)}</li>
        ))}
      </ul>
      {hasMore ? (
        <Button look="outline" onClick={() => void showMore().catch((fault: unknown) => toast(reason(fault)))}>
          {frame.showMore}
        </Button>
      ) : null}
    </>
  )
}
