import { expect, test } from 'vitest'

import { filters } from './en/catalogue/filters.ts'
import { label } from './en/catalogue/label.ts'
import { formatSide, nameFilters } from './name-filters.ts'

test('filters are told value by value, the artist first, in the order of the list’s own controls', () => {
  const said = {
    availability: 'not_for_sale',
    size: ['large', 'small'],
    width: '50-',
    price: '-2000',
    category: ['Painting'],
    artist: 'ada',
  }
  const nameOf = (filter: string, slug: string) => `${filter} ${slug}`

  const told = nameFilters(said, { words: { filters, label }, locale: 'en', nameOf })

  expect(told.map(({ text }) => text)).toEqual([
    ...['artist ada', 'category Painting', 'Price up to €2,000', 'Width from 50 cm'],
    ...['Large', 'Small', 'Not for sale'],
  ])
  expect(told[4]).toEqual({ name: 'size', value: 'large', text: 'Large' })
})

test('a side of a range is written in its unit, and a bare number as it is', () => {
  expect((['€', 'cm', ''] as const).map((unit) => formatSide(unit, '1990', 'en'))).toEqual([
    '€1,990',
    '1,990 cm',
    '1990',
  ])
})
