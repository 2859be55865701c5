import { expect, test } from 'vitest'

import type { Quote } from '../../../../contract/orders/shapes.ts'
import { addChanges, findChanges } from './find-changes.ts'

type QuoteLine = Quote['lines'][number]

const line = (artwork: number, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  artwork,
  state: 'for-sale',
  price: 100,
  options: [],
  lacks_options: false,
  offer_until: null,
  delivery: null,
  ...changes,
})
const quote = (lines: QuoteLine[], price: number | null = 0): Quote => ({
  lines,
  subtotal: 0,
  delivery: { method: 'pickup', state: price === null ? 'on-quotation' : 'priced', price },
  vat: 0,
  total: null,
  fingerprint: null,
})
const seen = (deliveryPrice = 0) => ({ artworks: [{ id: 1, final_price: 100 }], deliveryPrice })

test('nothing has changed when everything costs what it did', () => {
  expect(findChanges(seen(30), quote([line(1)], 30))).toEqual([])
})

test('another price, an option that is gone and another price of delivery are told', () => {
  expect(findChanges(seen(30), quote([line(1, { price: 120, lacks_options: true })], 45))).toEqual([
    { kind: 'option', artwork: 1 },
    { kind: 'price', artwork: 1, before: 100, now: 120 },
    { kind: 'delivery', before: 30, now: 45 },
  ])
})

test('a work that is sold or held by another is told, not its price', () => {
  expect(findChanges(seen(), quote([line(1, { state: 'gone', price: null })]))).toEqual([{ kind: 'gone', artwork: 1 }])
  expect(findChanges(seen(), quote([line(1, { state: 'held' })]))).toEqual([{ kind: 'held', artwork: 1 }])
})

test('delivery on quotation is no price of nothing', () => {
  expect(findChanges(seen(30), quote([line(1)], null))).toEqual([])
})

test('what changes twice is told once, from the first price to the last', () => {
  const once = addChanges([], [{ kind: 'price', artwork: 1, before: 100, now: 120 }])
  const twice = addChanges(once, [{ kind: 'price', artwork: 1, before: 120, now: 130 }])

  expect(twice).toEqual([{ kind: 'price', artwork: 1, before: 100, now: 130 }])
  expect(addChanges(twice, [{ kind: 'price', artwork: 1, before: 130, now: 100 }])).toEqual([])
})
