import { useState } from 'react'

import type { CallInput, Reply } from '../../contract/client.ts'
import { MEDIA_TYPES } from '../../contract/content/fields.ts'
import { FILE_USES } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

type Page = Reply<'GET /editor/media'>
export type StoredFile = Page['files'][number]

/** What the library is narrowed by, as its address says it. */
export type FileQuery = Pick<CallInput<'GET /editor/media'>['query'], 'query' | 'type' | 'use'>

const LONGEST = 100

export function readFileQuery(search: URLSearchParams): FileQuery {
  const query = search.get('query')?.slice(0, LONGEST).trim()
  const type = MEDIA_TYPES.find((one) => one === search.get('type'))
  const use = FILE_USES.find((one) => one === search.get('use'))
  return { ...(query ? { query } : {}), ...(type ? { type } : {}), ...(use ? { use } : {}) }
}

/** The files that answer to a query, page by page. */
export function useFiles(query: FileQuery) {
  const [isAdding, setAdding] = useState(false)
  const list = useFetched<Page>(JSON.stringify(query), (signal) => call('GET /editor/media', { query }, { signal }))
  async function loadMore() {
    const { value } = list
    if (!value?.next_before || isAdding) return
    setAdding(true)
    try {
      const page = await call('GET /editor/media', { query: { ...query, before: value.next_before } })
      list.replace({ ...page, files: [...value.files, ...page.files] })
    } finally {
      setAdding(false)
    }
  }
  return { ...list, loadMore, isAdding }
}
