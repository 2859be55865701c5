import { Stripe } from 'stripe'

import { isMissing } from './stripe-errors.ts'

/** Sees to it that a month is not charged any more; one that is paid, or that a bank is at, stays as it is. */
export async function giveMonthUp({ invoices }: Stripe, { id, status }: Stripe.Invoice): Promise<void> {
  if (status !== 'draft' && status !== 'open') return
  // The draft of a subscription cannot be deleted, only made final and then void.
  if (status === 'draft') await invoices.finalizeInvoice(id, { auto_advance: false }).catch(unlessElsewhere)
  await invoices.voidInvoice(id).catch(unlessElsewhere)
}

/** It was made final, paid or void meanwhile, or a bank is at it: what came of that is read. */
function unlessElsewhere(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) throw error
}
