import { expect, test } from 'vitest'

import { ORDER_STATUSES, type OrderStatus } from '../../contract/orders/values.ts'
import { foreseeNext, type Prospects } from './foresee-next.ts'

const PAID: Prospects = {
  status: 'paid',
  deliveryMethod: 'shipping',
  paymentState: 'succeeded',
  heldUntil: null,
  isGoingBack: false,
  dueBy: '2026-12-18',
  arrivesBy: null,
  today: '2026-11-18',
  terms: { isOpen: true, until: null },
  withdrawal: null,
}
const heldUntil = new Date('2026-11-18T14:00:00Z')
const foresee = (wishes: Partial<Prospects>) => {
  const next = foreseeNext({ ...PAID, ...wishes })
  return next && [next.step, next.by ?? next.at]
}

test('every state says what comes next and by when', () => {
  const told: Record<OrderStatus, unknown> = {
    awaiting_payment: ['pay', heldUntil.toISOString()],
    payment_failed: ['pay', heldUntil.toISOString()],
    paid: ['ship', '2026-12-18'],
    preparing: ['ship', '2026-12-18'],
    ready_for_pickup: ['collect', null],
    shipped: ['arrive', '2026-11-25'],
    completed: ['withdraw', '2026-12-02'],
    expired: null,
    cancelled: null,
    refunded: null,
  }
  const known: Partial<Record<OrderStatus, Partial<Prospects>>> = {
    awaiting_payment: { heldUntil, paymentState: 'open' },
    payment_failed: { heldUntil, paymentState: 'open' },
    shipped: { arrivesBy: '2026-11-25' },
    completed: { terms: { isOpen: true, until: '2026-12-02' } },
  }
  for (const status of ORDER_STATUSES) expect(foresee({ status, ...known[status] }), status).toEqual(told[status])
})

test.each<[string, Partial<Prospects>, unknown]>([
  ['a bank that takes its time', { status: 'awaiting_payment', paymentState: 'processing', heldUntil }, ['bank', null]],
  ['a hold that is over', { status: 'awaiting_payment', paymentState: 'open' }, null],
  ['a pickup', { deliveryMethod: 'pickup' }, ['arrange_pickup', '2026-12-18']],
  ['the last day', { today: '2026-12-18' }, ['ship', '2026-12-18']],
  ['works that have not left in time', { today: '2026-12-19' }, ['overdue', '2026-12-18']],
  ['a parcel that is late', { status: 'shipped', arrivesBy: '2026-11-17' }, ['overdue', '2026-11-17']],
  ['the end of the right to withdraw', { status: 'completed', terms: { isOpen: false, until: '2026-11-01' } }, null],
  ['a withdrawal', { withdrawal: { state: 'open', due: '2026-12-02' } }, ['answer', null]],
  [
    'one that is accepted',
    { status: 'completed', withdrawal: { state: 'accepted', due: '2026-12-02' } },
    ['send_back', '2026-12-02'],
  ],
  ['money that goes back', { status: 'expired', isGoingBack: true }, ['refund', null]],
])('%s is told as it is', (_what, wishes, told) => {
  expect(foresee(wishes)).toEqual(told)
})
