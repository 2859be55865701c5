import { expect, test } from 'vitest'

import { countFilters, isNarrowed, readListQuery, writeListQuery } from './list-query.ts'

test('a list is what its address says, and back', () => {
  const address = 'artist=ines-corval&lacks=fr&query=blue+hour&sort=title&state=draft'

  expect(writeListQuery(readListQuery(new URLSearchParams(address)))).toBe(address)
})

test('what nobody can choose is passed over', () => {
  expect(readListQuery(new URLSearchParams('state=lost&sort=&cursor=abc&query=%20'))).toEqual({})
})

test('an order narrows nothing', () => {
  expect(isNarrowed({ sort: 'title' })).toBe(false)
  expect(isNarrowed({ sort: 'title', query: 'a' })).toBe(true)
})

test('filters are counted without the search and the order', () => {
  expect(countFilters({ sort: 'title', query: 'a' })).toBe(0)
  expect(countFilters({ query: 'a', artist: 'ines-corval', availability: 'sold', lacks: 'fr' })).toBe(3)
})
