import type { Stripe } from 'stripe'

import type { Payment } from '../payment-provider.ts'

const CAME_BACK = ['failed', 'canceled']

/** What was paid back of a charge, and what of that a bank could not bring to its owner, in cents and by our names. */
export function sumRefunds(charge: Stripe.Charge): Pick<Payment, 'refunded' | 'refundsFailed' | 'failedRefunds'> {
  const refunds = charge.refunds?.data ?? []
  const sum = (some: Stripe.Refund[]) => some.reduce((total, { amount }) => total + amount, 0)
  const failed = refunds.filter(({ status }) => CAME_BACK.includes(status ?? ''))
  // The list is cut after ten.
  const isWhole = charge.refunds !== undefined && charge.refunds !== null && !charge.refunds.has_more
  return {
    refunded: isWhole ? sum(refunds) - sum(failed) : charge.amount_refunded,
    refundsFailed: sum(failed),
    failedRefunds: failed.flatMap(({ metadata }) => metadata?.refund_id ?? []),
  }
}
