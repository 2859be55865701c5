import { useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { fetchUnfolded } from './fetch-unfolded.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'
import { readUnfolded, rememberUnfolded } from './unfolded.ts'

type Page = Reply<'GET /editor/{kind}'>
export type Entry = Page['items'][number]

// What was shown last of each list: Back shows it at once, and then what has become of it.
const shown = new Map<string, Page>()
const PAGE = 50

/** One list, page by page; going back to it shows as much as was unfolded. */
export function useList(kind: EditedKind, query: ListQuery) {
  const key = `${kind}?${writeListQuery(query)}`
  const isBack = useNavigationType() === NavigationType.Pop
  const [isAdding, setAdding] = useState(false)
  const [addingError, setAddingError] = useState<unknown>()
  // What is fetched anew, after a change of many things say, stays as long as somebody has made it.
  const unfolded = useRef({ key: '', count: 0 })
  const fetchPage = (cursor: string | undefined, limit: number, signal?: AbortSignal) =>
    call(
      'GET /editor/{kind}',
      { params: { kind }, query: { ...query, limit, ...(cursor ? { cursor } : {}) } },
      signal ? { signal } : {},
    )
  const list = useFetched<Page>(
    key,
    (signal) => {
      const wanted = unfolded.current.key === key ? unfolded.current.count : isBack ? readUnfolded(key) : 0
      return fetchUnfolded((cursor, limit) => fetchPage(cursor, limit, signal), wanted, PAGE)
    },
    isBack ? shown.get(key) : undefined,
  )
  if (list.value) shown.set(key, list.value)

  async function loadMore() {
    const { value } = list
    if (!value?.next_cursor || isAdding) return
    setAdding(true)
    setAddingError(undefined)
    try {
      const page = await fetchPage(value.next_cursor, PAGE)
      const items = [...value.items, ...page.items]
      unfolded.current = { key, count: items.length }
      rememberUnfolded(key, items.length)
      list.replace({ ...page, items })
    } catch (error) {
      setAddingError(error)
    }
    setAdding(false)
  }
  return { ...list, loadMore, isAdding, addingError }
}
