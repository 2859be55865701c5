import { expect, test } from 'vitest'

import { actsFor, changeableIn, faultsOf, fieldOf, toChange, type Wish } from './wish.ts'

const namesIn = (kind: 'artworks' | 'artists') =>
  changeableIn(kind).flatMap(({ fields }) => fields.map(([name]) => name))
const write = (kind: 'artworks' | 'artists', wish: Partial<Wish> & { field: string }) =>
  toChange(fieldOf(kind, wish.field) ?? expect.unreachable(), { act: 'set', locale: 'fr', draft: {}, ...wish })

test('what belongs to one thing alone is not offered, all else is', () => {
  expect(namesIn('artworks')).toEqual(
    expect.arrayContaining(['price', 'category', 'series', 'is_price_on_request', 'about', 'colors', 'print_choices']),
  )
  for (const own of ['slug', 'inventory_number', 'pictures', 'mask', 'turntable'])
    expect(namesIn('artworks')).not.toContain(own)
  expect(namesIn('artists')).toEqual(expect.arrayContaining(['type', 'groups', 'awards']))
  expect(namesIn('artists')).not.toContain('videos')
})

test('what visitors cannot do without is not emptied, its translations are', () => {
  const title = fieldOf('artworks', 'title') ?? expect.unreachable()
  const category = fieldOf('artworks', 'category') ?? expect.unreachable()

  expect(actsFor('title', title, 'en')).toEqual(['set'])
  expect(actsFor('title', title, 'fr')).toEqual(['set', 'clear'])
  expect(actsFor('category', category, 'fr')).toEqual(['set'])
})

test('a wish is asked for in the terms of its field', () => {
  expect(write('artworks', { field: 'price', draft: { price: 90 } })).toEqual({ field: 'price', act: 'set', value: 90 })
  expect(write('artworks', { field: 'about', draft: { about: { fr: 'Oui' } } })).toEqual({
    ...{ field: 'about', act: 'set', locale: 'fr', value: 'Oui' },
  })
  expect(write('artworks', { field: 'is_price_on_request' })).toMatchObject({ act: 'set', value: true })
  expect(write('artworks', { field: 'price', act: 'clear', draft: { price: 90 } })).toEqual({
    ...{ field: 'price', act: 'clear' },
  })
})

test('what is wrong is said at the control that it was typed into', () => {
  const wish: Wish = { field: 'about', act: 'set', locale: 'fr', draft: {} }
  const errors = { 'changes.0.value': ['No.'], seen: ['Why?'] }

  expect(faultsOf(errors, wish, true)).toEqual({ 'about.fr': ['No.'], seen: ['Why?'] })
  expect(faultsOf({ 'changes.0.value.1.year': ['No.'] }, { ...wish, field: 'awards' }, false)).toEqual({
    'awards.1.year': ['No.'],
  })
})
