import { expect, test } from 'vitest'

import { type Progress, reachStep, readOrder, readStep } from './steps.ts'

const ready: Progress = {
  hasWorks: true,
  hasDelivery: true,
  isLoggedIn: true,
  hasAddresses: true,
  isConfirmed: true,
  order: undefined,
}

test.each([
  ['', 'cart'],
  ['?step=pay', 'pay'],
  ['?step=order&order=26-4817-3052', 'order'],
  ['?step=elsewhere', 'cart'],
] as const)('%j asks for %s', (search, step) => {
  expect(readStep(search)).toBe(step)
})

test('only a number of an order names one', () => {
  expect(readOrder('?order=26-4817-3052')).toBe('26-4817-3052')
  expect(readOrder('?order=../../account')).toBeUndefined()
})

test('every step can be reached once everything before it is done', () => {
  for (const step of ['cart', 'addresses', 'confirmation', 'pay'] as const) expect(reachStep(step, ready)).toBe(step)
})

test.each([
  ['pay', { hasWorks: false }, 'cart'],
  ['pay', { hasDelivery: false }, 'cart'],
  ['pay', { isLoggedIn: false }, 'cart'],
  ['pay', { hasAddresses: false }, 'addresses'],
  ['pay', { isConfirmed: false }, 'confirmation'],
  ['confirmation', { isConfirmed: false }, 'confirmation'],
  ['addresses', { hasAddresses: false, isConfirmed: false }, 'addresses'],
  ['cart', { hasWorks: false }, 'cart'],
  ['order', {}, 'pay'],
] as const)('%s with %j falls back to %s', (wanted, lacking, step) => {
  expect(reachStep(wanted, { ...ready, ...lacking })).toBe(step)
})

test('an order is shown to whoever is logged in, whatever is in the cart', () => {
  const order = { hasWorks: false, hasDelivery: false, order: '26-4817-3052' }
  expect(reachStep('order', { ...ready, ...order })).toBe('order')
  expect(reachStep('order', { ...ready, ...order, isLoggedIn: false })).toBe('cart')
})
