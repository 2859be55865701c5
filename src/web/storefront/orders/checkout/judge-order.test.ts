import { expect, test } from 'vitest'

import type { Order } from '../../../../contract/orders/shapes.ts'
import { judgeOrder } from './judge-order.ts'

const order = (changes: Partial<Pick<Order, 'status' | 'payment' | 'hold'>> = {}) => ({
  status: 'awaiting_payment' as const,
  payment: { state: 'open' as const, declined: null, secret: null },
  hold: { seconds_left: 100, can_renew: true, minutes: 15 },
  ...changes,
})
const payment = (state: Order['payment']['state']) => ({ state, declined: null, secret: null })

test('an order that is held can be paid, also after a refused card', () => {
  expect(judgeOrder(order())).toBe('pay')
  expect(
    judgeOrder(
      order({ status: 'payment_failed', payment: { state: 'open', declined: 'card-declined', secret: null } }),
    ),
  ).toBe('pay')
})

test('whoever’s bank asks is led there while the works are held', () => {
  expect(judgeOrder(order({ payment: payment('requires_action') }))).toBe('bank')
  expect(
    judgeOrder(
      order({ payment: payment('requires_action'), hold: { seconds_left: 0, can_renew: false, minutes: 15 } }),
    ),
  ).toBe('over')
})

test('paid and processing orders are done', () => {
  expect(judgeOrder(order({ status: 'paid' }))).toBe('done')
  expect(judgeOrder(order({ status: 'completed', hold: null }))).toBe('done')
  expect(judgeOrder(order({ payment: payment('processing'), hold: null }))).toBe('done')
})

test('without a hold nothing is paid', () => {
  expect(judgeOrder(order({ hold: { seconds_left: 0, can_renew: false, minutes: 15 } }))).toBe('over')
  expect(judgeOrder(order({ status: 'expired' }))).toBe('over')
  expect(judgeOrder(order({ status: 'cancelled' }))).toBe('closed')
})
