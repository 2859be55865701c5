import { beforeEach, expect, test } from 'vitest'

import { confirm, forgetCard, forgetConfirmed, noteConfirmed, useConfirmed } from './confirmed-store.ts'

const confirmed = () => useConfirmed.getState().confirmed

beforeEach(forgetConfirmed)

test('what is confirmed twice stays one order, with its card', () => {
  confirm('a cart', 'print')
  const { key } = confirmed() ?? {}
  noteConfirmed({ card: { method: 'pm', last4: '4242', attempt: 'once' } })
  confirm('a cart', 'print')

  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(confirmed()).toMatchObject({ key, card: { attempt: 'once' } })
})

test.each([
  ['another cart', 'print'],
  ['a cart', 'another price'],
])('%s at %s is another order', (wish, fingerprint) => {
  confirm('a cart', 'print')
  const { key } = confirmed() ?? {}
  noteConfirmed({ order: '26-4817-3052', card: { method: 'pm', last4: '4242', attempt: 'once' } })
  confirm(wish, fingerprint)

  expect(confirmed()).toEqual({ key: expect.not.stringMatching(`^${key}$`), wish, fingerprint })
})

test('an order that is over is followed by another, for the same cart', () => {
  confirm('a cart', 'print')
  const { key } = confirmed() ?? {}
  noteConfirmed({ isSpent: true })
  confirm('a cart', 'print')

  expect(confirmed()?.key).not.toBe(key)
})

test('a card is forgotten without the order', () => {
  confirm('a cart', 'print')
  noteConfirmed({ order: '26-4817-3052', card: { method: 'pm', last4: '4242', attempt: 'once' } })
  forgetCard()

  expect(confirmed()?.order).toBe('26-4817-3052')
  expect(confirmed()?.card).toBeUndefined()
})
