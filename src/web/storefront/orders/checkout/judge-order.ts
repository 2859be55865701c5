import type { Order } from '../../../../contract/orders/shapes.ts'

/** What comes next for an order that is being paid. */
export type Verdict = 'pay' | 'bank' | 'done' | 'over' | 'closed'

/** Tells from an order whether it can still be paid, waits for the bank, is settled, or is lost. */
export function judgeOrder({ status, payment, hold }: Pick<Order, 'status' | 'payment' | 'hold'>): Verdict {
  if (status === 'expired') return 'over'
  if (status === 'cancelled' || status === 'refunded') return 'closed'
  // After a refused card another may be tried.
  if (status !== 'awaiting_payment' && status !== 'payment_failed') return 'done'
  if (payment.state === 'processing' || payment.state === 'succeeded') return 'done'
  if (!hold || hold.seconds_left <= 0) return 'over'
  return payment.state === 'requires_action' ? 'bank' : 'pay'
}
