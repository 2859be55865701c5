import { useEffect } from 'react'

import type { Reply } from '../../contract/client.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

export type Import = Reply<'GET /editor/imports/{import}'>['import']

const EVERY_MS = 1000

/** An import, looked at again and again while a job is at it. */
export function useImport(id: string) {
  const found = useFetched(
    id,
    async (signal) => (await call('GET /editor/imports/{import}', { params: { import: id } }, { signal })).import,
  )
  const { value, isLoading, retry, error } = found
  const isUnderWay = value?.status === 'checking' || value?.status === 'applying'
  useEffect(() => {
    if (!isUnderWay || isLoading) return undefined
    const timer = setTimeout(retry, EVERY_MS)
    return () => clearTimeout(timer)
    // A new answer starts the clock anew.
  }, [isUnderWay, isLoading, retry, value, error])
  return found
}
