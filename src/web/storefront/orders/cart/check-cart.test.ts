import { expect, test } from 'vitest'

import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { checkCart } from './check-cart.ts'

const artwork = (id: number, changes: Partial<CartArtwork> = {}) =>
  ({ id, availability: 'available', final_price: 100, print_options: [], ...changes }) as unknown as CartArtwork

const frame = {
  option: 'frame' as const,
  choices: [{ id: 4, name: 'Oak', about: null, price_difference: 40.1, look: null }],
}

test('what is for sale stays, with the names of its options and today’s price', () => {
  const { lines, gone } = checkCart(
    [{ id: 1, final_price: 140.1, choices: [4] }],
    [artwork(1, { print_options: [frame] })],
  )

  expect(gone).toEqual([])
  expect(lines).toMatchObject([
    {
      line: { id: 1, final_price: 140.1, choices: [4] },
      choices: [{ option: 'frame', name: 'Oak' }],
      formerPrice: undefined,
    },
  ])
})

test('a price that has changed is told, and an option that is no longer offered is not chosen', () => {
  const { lines } = checkCart(
    [
      { id: 1, final_price: 90 },
      { id: 2, final_price: 140.1, choices: [4] },
    ],
    [artwork(1), artwork(2)],
  )

  expect(lines.map(({ line, formerPrice }) => [line, formerPrice])).toEqual([
    [{ id: 1, final_price: 100 }, 90],
    [{ id: 2, final_price: 100, choices: [] }, 140.1],
  ])
})

test('what is sold, reserved, on request or taken away cannot be bought', () => {
  const lines = [1, 2, 3, 4].map((id) => ({ id, final_price: 100 }))
  const artworks = [
    artwork(1, { availability: 'sold', final_price: null }),
    artwork(2, { availability: 'reserved' }),
    artwork(3, { price_on_request: true, final_price: null }),
  ]

  expect(checkCart(lines, artworks).gone).toEqual([1, 2, 3, 4])
})

test('what is offered to somebody stays at that price, on request or not, with its options on top', () => {
  const offers = new Map([
    [1, { price: 80, until: '2026-12-01' }],
    [2, { price: 70.5, until: '2026-12-02' }],
    [3, { price: 60, until: '2026-12-03' }],
  ])
  const { lines, gone } = checkCart(
    [
      { id: 1, final_price: 80 },
      { id: 2, final_price: 100, choices: [4] },
      { id: 3, final_price: 60 },
    ],
    [
      artwork(1, { price_on_request: true, final_price: null }),
      artwork(2, { print_options: [frame] }),
      artwork(3, { availability: 'sold', final_price: null }),
    ],
    offers,
  )

  expect(lines.map(({ line, formerPrice, offerUntil }) => [line, formerPrice, offerUntil])).toEqual([
    [{ id: 1, final_price: 80 }, undefined, '2026-12-01'],
    [{ id: 2, final_price: 110.6, choices: [4] }, 100, '2026-12-02'],
  ])
  expect(gone).toEqual([3])
})
