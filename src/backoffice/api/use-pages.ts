import { useState } from 'react'

import { useFetched } from './use-fetched.ts'

/** How a list says where it goes on: the number of its next page, or a cursor. */
type Next = number | string

interface Page<Row, At extends Next> {
  rows: Row[]
  next: At | null
}

export interface Pages<Row> {
  rows: Row[] | undefined
  hasMore: boolean
  error: unknown
  retry: () => void
  showMore: () => Promise<void>
  nameRow: (row: Row) => string
}

/** A list page by page, for what it is asked for; what came in meanwhile moves its pages on, and is not shown twice. */
export function usePages<Row, At extends Next>(
  query: object,
  fetchPage: (at: At | undefined, options: { signal?: AbortSignal }) => Promise<Page<Row, At>>,
  nameRow: (row: Row) => string,
): Pages<Row> {
  const { value, error, retry, replace } = useFetched(JSON.stringify(query), (signal) =>
    fetchPage(undefined, { signal }),
  )
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

  return {
    rows: value?.rows,
    hasMore: value?.next !== undefined && value.next !== null,
    error,
    retry,
    showMore,
    nameRow,
  }
}
