import { expect, test } from 'vitest'

import { sumUp } from './sum-up.ts'

const cart = { artworks: [{ id: 1, final_price: 900 }], deliveryPrice: 0, setAside: [] }
const shipping = { method: 'shipping', country: 'FR' } as const
const pickup = { method: 'pickup', country: '' } as const

test('a work that another holds counts neither in the subtotal nor in the total', () => {
  const quote = { subtotal: 0, delivery: { method: 'pickup', state: 'priced', price: 0 }, total: 0 } as const
  expect(sumUp(cart, pickup, quote)).toEqual({ subtotal: 0, delivery: 0, total: 0 })
})

test('shipping of nothing that can be bought is not waited for', () => {
  const quote = { subtotal: 0, delivery: { method: 'shipping', state: 'unchosen', price: null }, total: null } as const
  expect(sumUp({ ...cart, deliveryPrice: 80 }, shipping, quote)).toEqual({ subtotal: 0, delivery: 'unknown', total: 0 })
})

test('before the answer the cart counts as it was last seen, and shipping without a price is on its way', () => {
  expect(sumUp(cart, shipping, undefined)).toEqual({ subtotal: 900, delivery: 'asking', total: 900 })
  expect(sumUp({ ...cart, deliveryPrice: 80 }, shipping, undefined)).toEqual({
    subtotal: 900,
    delivery: 80,
    total: 980,
  })
})

test('without a method or a country there is nothing to price', () => {
  const quote = { subtotal: 900, delivery: { method: null, state: 'unchosen', price: null }, total: null } as const
  for (const chosen of [{ method: null, country: 'FR' } as const, { method: 'shipping', country: '' } as const])
    for (const asked of [quote, undefined])
      expect(sumUp(cart, chosen, asked)).toEqual({ subtotal: 900, delivery: 'unchosen', total: 900 })
})

test('on quotation the total is that of the works', () => {
  const delivery = { method: 'shipping', state: 'on-quotation', price: null } as const
  expect(sumUp({ ...cart, deliveryPrice: 80 }, shipping, { subtotal: 900, delivery, total: null })).toEqual({
    subtotal: 900,
    delivery: 'on-quotation',
    total: 900,
  })
})
