import { expect, test } from 'vitest'

import { sidesOf } from '../../../../messages/name-filters.ts'
import { writeQuery } from './list-query.ts'
import { isFromPlainForm, NO_FILTERS, readFilters, writeRange } from './read-query.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('an address is read and written back the same', () => {
  const search =
    '?category=Painting&category=Drawing&technique=oil-on-canvas&color=blue&orientation=square&size=small' +
    '&price=-2000&width=50-80&height=10.5-&artist=lin-yue&availability=sold&sort=oldest'

  expect(writeQuery(read(search))).toBe(search)
  expect(writeQuery(read(search), 3)).toBe(`${search}&page=3`)
})

test('the whole list has no query', () => {
  expect(writeQuery(NO_FILTERS)).toBe('')
  expect(writeQuery(read('sort=latest&color=&availability='))).toBe('')
})

test.each([
  'color=mauve',
  'orientation=round&size=huge',
  'price=abc',
  'price=2000',
  'width=80-50',
  'height=-',
  'height=1-2-3',
  'price=-1e3',
  'availability=maybe&sort=best',
  'artist=%00&category=%3Cb%3E',
  'utm_source=letter',
])('%s means nothing', (search) => {
  expect(writeQuery(read(search))).toBe('')
})

test('a value counts once, and no more than the API takes', () => {
  expect(read('color=blue&color=blue&color=mauve').color).toEqual(['blue'])
  expect(read(Array.from({ length: 60 }, (_, at) => `category=c${at}`).join('&')).category).toHaveLength(50)
})

test('a plain form sends the two sides of a range one after the other', () => {
  const search = new URLSearchParams('price=&price=2000&width=80&width=50&height=&height=')

  expect(isFromPlainForm(search)).toBe(true)
  expect(writeQuery(readFilters(search))).toBe('?price=-2000&width=50-80')
  expect(isFromPlainForm(new URLSearchParams('price=-2000'))).toBe(false)
})

test('a range is written from its sides, turned round if need be, and split again', () => {
  expect(writeRange('', '')).toBeUndefined()
  expect(writeRange('5', '')).toBe('5-')
  expect(writeRange('80', '50')).toBe('50-80')
  expect(writeRange('-5', '9')).toBe('-9')
  expect(sidesOf('-9')).toEqual(['', '9'])
  expect(sidesOf(undefined)).toEqual(['', ''])
})
