import { expect, test } from 'vitest'

import { chooseFrom, priceWith } from './print-choices.ts'

const GROUPS = [
  {
    option: 'paper' as const,
    choices: [
      { id: 5, name: 'Cotton rag', price_difference: 50.1, look: null },
      { id: 4, name: 'Baryta', price_difference: 0, look: null },
    ],
  },
  {
    option: 'frame' as const,
    choices: [
      { id: 7, name: 'Unframed', price_difference: 0, look: null },
      { id: 8, name: 'Oak', price_difference: 195.2, look: null },
    ],
  },
]

test('each group has one choice: the wanted one, else the one that costs least', () => {
  expect(chooseFrom(GROUPS, [])).toEqual([4, 7])
  expect(chooseFrom(GROUPS, [8, 99])).toEqual([4, 8])
})

test('the price of a print is exact to the cent, whatever was chosen', () => {
  expect(priceWith(980, GROUPS, [4, 7])).toBe(980)
  expect(priceWith(980.1, GROUPS, [5, 8])).toBe(1225.4)
})
