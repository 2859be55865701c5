import { expect, test } from 'vitest'

import { checkCard } from './check-card.ts'
import { TEST_CARDS } from './test-cards.ts'

const now = new Date('2026-11-15T12:00:00Z')
const card = { owner: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
const faultsOf = (change: Partial<typeof card>) => checkCard({ ...card, ...change }, now).faults

test.each(TEST_CARDS)('$number stands for $outcome, with or without spaces', ({ number, outcome }) => {
  expect(checkCard({ ...card, number }, now)).toEqual({ outcome, last4: number.slice(-4), faults: {} })
  expect(checkCard({ ...card, number: number.replaceAll(' ', '') }, now)).toMatchObject({ outcome, faults: {} })
})

test('every wrong field is told at once', () => {
  expect(checkCard({ owner: ' ', number: '4242 4242 4242 4241', expiry: '13/30', cvc: '12' }, now).faults).toEqual({
    owner: { word: 'required' },
    number: { word: 'invalid' },
    expiry: { word: 'invalid' },
    cvc: { word: 'invalid' },
  })
})

test('what is left empty is asked for', () => {
  const faults = Object.values(faultsOf({ owner: '', number: '', expiry: '', cvc: '' }))

  expect(faults.map(({ word }) => word)).toEqual(['required', 'required', 'required', 'required'])
})

test('a card that might be somebody’s own is refused as such', () => {
  expect(faultsOf({ number: '5555 5555 5555 4444' })).toEqual({ number: { word: 'testCard' } })
})

test.each(['4242', '4242-4242-4242-4242', '42424242424242424242424242', '４２４２４２４２４２４２４２４２', 'x'])(
  'a number such as %s is none',
  (number) => {
    expect(faultsOf({ number })).toEqual({ number: { word: 'invalid' } })
  },
)

test.each(['11/26', '12/26', '01/27', '11 / 26', '12/99'])('a card to %s is good', (expiry) => {
  expect(faultsOf({ expiry })).toEqual({})
})

test.each(['10/26', '12/25', '00/30', '1/30', '12/2030', '12-30', '12/3', 'soon'])('a card to %s is not', (expiry) => {
  expect(faultsOf({ expiry })).toEqual({ expiry: { word: 'invalid' } })
})

test.each(['Ada\nLovelace', 'Ada\u0000', '\ud800'])('an owner such as %j is refused', (owner) => {
  expect(faultsOf({ owner })).toEqual({ owner: { word: 'invalid' } })
})

test.each(['12', '12345', 'abc', '１２３'])('a code such as %s is refused', (cvc) => {
  expect(faultsOf({ cvc })).toEqual({ cvc: { word: 'invalid' } })
})
