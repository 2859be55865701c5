import { useState } from 'react'

import { useFetched } from './use-fetched.ts'

interface Page<Row> {
  rows: Row[]
  next: number | null
}

/** A list page by page under a key; what came in meanwhile moves its pages on, and is not shown twice. */
export function usePages<Row>(
  key: string,
  fetchPage: (page: number, options: { signal?: AbortSignal }) => Promise<Page<Row>>,
  nameRow: (row: Row) => string,
) {
  const { value, error, retry, replace } = useFetched(key, (signal) => fetchPage(1, { signal }))
  const [isAdding, setAdding] = useState(false)

  async function showMore() {
    if (!value?.next || isAdding) return
    setAdding(true)
    try {
      const { rows, next } = await fetchPage(value.next, {})
      const known = new Set(value.rows.map(nameRow))
      replace({ rows: [...value.rows, ...rows.filter((row) => !known.has(nameRow(row)))], next })
    } finally {
      setAdding(false)
    }
  }

  return { rows: value?.rows, hasMore: typeof value?.next === 'number', error, retry, showMore }
}
