import { expect, test } from 'vitest'

import { fetchUnfolded } from './fetch-unfolded.ts'

/** A list of so many entries behind an API that gives a hundred at most. */
function openList(length: number) {
  const limits: number[] = []
  const fetchPage = async (cursor: string | undefined, limit: number) => {
    limits.push(limit)
    const from = Number(cursor ?? 0)
    const to = Math.min(length, from + Math.min(100, limit))
    const items = Array.from({ length: to - from }, (_, at) => from + at)
    return { items, next_cursor: to < length ? String(to) : null, count: length }
  }
  return { fetchPage, limits }
}

test.each([
  ['a first visit', 1000, 0, 50, [50]],
  ['as much as was unfolded', 1000, 350, 350, [100, 100, 100, 50]],
  ['a list that has become shorter', 120, 350, 120, [100, 100]],
  ['an empty list', 0, 200, 0, [100]],
])('%s', async (_what, length, wanted, expected, asked) => {
  const { fetchPage, limits } = openList(length)

  const { items, next_cursor, count } = await fetchUnfolded<number, Awaited<ReturnType<typeof fetchPage>>>(
    fetchPage,
    wanted,
    50,
  )

  expect(items).toEqual(Array.from({ length: expected }, (_, at) => at))
  expect([next_cursor === null, count, limits]).toEqual([expected === length, length, asked])
})
