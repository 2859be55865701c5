import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'

type Page = Reply<'GET /editor/{kind}'>
export type Entry = Page['items'][number]

// How many entries somebody had unfolded of a list: Back shows as many again.
const unfolded = new Map<string, number>()
const PAGE = 50

/** One list, page by page. */
export function useList(kind: EditedKind, query: ListQuery) {
  const key = `${kind}?${writeListQuery(query)}`
  const [isAdding, setAdding] = useState(false)
  const [addingError, setAddingError] = useState<unknown>()
  const fetchPage = (cursor: string | undefined, limit: number, signal?: AbortSignal) =>
    call(
      'GET /editor/{kind}',
      { params: { kind }, query: { ...query, limit, ...(cursor ? { cursor } : {}) } },
      signal ? { signal } : {},
    )
  const list = useFetched<Page>(key, (signal) =>
    fetchPage(undefined, Math.min(100, Math.max(PAGE, unfolded.get(key) ?? 0)), signal),
  )

  async function loadMore() {
    const { value } = list
    if (!value?.next_cursor || isAdding) return
    setAdding(true)
    setAddingError(undefined)
    try {
      const page = await fetchPage(value.next_cursor, PAGE)
      const items = [...value.items, ...page.items]
      unfolded.set(key, items.length)
      list.replace({ ...page, items })
    } catch (error) {
      setAddingError(error)
    }
    setAdding(false)
  }
  return { ...list, loadMore, isAdding, addingError }
}
