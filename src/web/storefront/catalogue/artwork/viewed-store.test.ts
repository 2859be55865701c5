import { beforeEach, expect, test } from 'vitest'

import { rememberViewed, useViewed } from './viewed-store.ts'

beforeEach(() => useViewed.setState({ ids: [] }))

test('the latest comes first, each once, and no more than eight are kept', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberViewed(id)

  expect(useViewed.getState().ids).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
})

test('what is no list of works is read as none', () => {
  const { merge } = useViewed.persist.getOptions()
  const read = (kept: unknown) => merge?.(kept, { ids: [7] })

  expect(read(undefined)).toEqual({ ids: [] })
  expect(read({ ids: 'all' })).toEqual({ ids: [] })
  expect(read({ ids: [3, '4', null, 3, -1, 5] })).toEqual({ ids: [3, 5] })
})
