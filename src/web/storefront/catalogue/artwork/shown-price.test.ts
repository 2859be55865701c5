import { expect, test } from 'vitest'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { shownPrice, withShownPrices } from './shown-price.ts'

const artwork = (changes: Partial<Artwork>) =>
  ({
    availability: 'available',
    price_on_request: false,
    final_price: 980,
    print_options: [{ option: 'paper', choices: [{ id: 1, name: 'Baryta', price_difference: 40 }] }],
    ...changes,
  }) as Artwork

test('a work for sale keeps its price and its options', () => {
  expect(shownPrice(artwork({}))).toBe(980)
  expect(withShownPrices(artwork({}))).toEqual(artwork({}))
})

test.each([
  { availability: 'reserved' },
  { availability: 'sold' },
  { availability: 'not_for_sale' },
  { price_on_request: true },
] as const)('no amount is left of a work with %o', (changes) => {
  expect(withShownPrices(artwork(changes))).toMatchObject({ final_price: null, print_options: [] })
})
