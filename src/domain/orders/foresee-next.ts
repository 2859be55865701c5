import type { Order } from '../../contract/orders/shapes.ts'
import type { DeliveryMethod, NextStep, OrderStatus, PaymentState } from '../../contract/orders/values.ts'
import { isBought } from './order-states.ts'
import type { WithdrawalTerms } from './withdrawal-terms.ts'

/** What it depends on; days are the gallery's. */
export interface Prospects {
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  paymentState: PaymentState
  /** Until when its works are held; null once that is over. */
  heldUntil: Date | null
  /** Whether money has come that is not the gallery's to keep. */
  isGoingBack: boolean
  /** By when works are with their buyer at the latest, once they are bought. */
  dueBy: string | null
  /** By when a parcel arrives as a rule, once it is on its way. */
  arrivesBy: string | null
  today: string
  terms: Pick<WithdrawalTerms, 'isOpen' | 'until'>
  /** The last withdrawal that is neither refused nor paid back. */
  withdrawal: { state: 'open' | 'accepted'; due: string } | null
}

/** What happens next with an order and by when; nothing once nothing is left to come. */
export function foreseeNext(told: Prospects): Order['next'] {
  const { withdrawal, isGoingBack, terms } = told
  if (isGoingBack) return next('refund')
  if (withdrawal && isBought(told.status))
    return withdrawal.state === 'open' ? next('answer') : next('send_back', withdrawal.due)
  return foreseeIn[told.status](told) ?? (terms.isOpen && terms.until ? next('withdraw', terms.until) : null)
}

const nothing = () => null

const foreseeIn: Record<OrderStatus, (told: Prospects) => Order['next']> = {
  awaiting_payment: foreseePayment,
  payment_failed: foreseePayment,
  paid: foreseeLeaving,
  preparing: foreseeLeaving,
  ready_for_pickup: () => next('collect'),
  shipped: ({ arrivesBy, today }) => byThen('arrive', arrivesBy, today),
  completed: nothing,
  expired: nothing,
  cancelled: nothing,
  refunded: nothing,
}

function foreseePayment({ paymentState, heldUntil }: Prospects): Order['next'] {
  if (paymentState === 'processing') return next('bank')
  return heldUntil && { step: 'pay', by: null, at: heldUntil.toISOString() }
}

function foreseeLeaving({ deliveryMethod, dueBy, today }: Prospects): Order['next'] {
  return byThen(deliveryMethod === 'pickup' ? 'arrange_pickup' : 'ship', dueBy, today)
}

/** What should have come about by now is told as such. */
const byThen = (step: NextStep, by: string | null, today: string): Order['next'] =>
  next(by !== null && by < today ? 'overdue' : step, by)

const next = (step: NextStep, by: string | null = null): Order['next'] => ({ step, by, at: null })
