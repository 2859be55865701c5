import type { Stripe } from 'stripe'

import { DomainError } from '../../domain-error.ts'
import { findPaymentId } from './find-payment-id.ts'
import { findPlanId } from './find-plan-id.ts'
import { isMissing } from './stripe-errors.ts'

const FIVE_MINUTES = 5 * 60

/** What an event is about. */
interface Subject {
  planId: string | undefined
  paymentId: string | undefined
}

// They say whose payment it is, but not whose plan that is of.
const NAMELESS = ['refund', 'dispute']

/** Reads an event that Stripe has signed; what it is about may have to be asked of Stripe. */
export async function readEvent(
  stripe: Stripe,
  body: Buffer,
  { signature, webhookSecret }: { signature: string; webhookSecret: string },
): Promise<{ id: string; subject: () => Promise<Subject> }> {
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, webhookSecret, FIVE_MINUTES)
    .catch(() => undefined)
  const object = event?.data?.object as { object?: string } | undefined
  if (!event || !object) throw new DomainError('malformed-request')
  return {
    id: event.id,
    subject: async () => {
      const paymentId = findPaymentId(object)
      const isNameless = NAMELESS.includes(object.object ?? '') && paymentId !== undefined
      const planId = findPlanId(isNameless ? await readPayment(stripe, paymentId) : object)
      return planId === undefined ? { planId, paymentId } : { planId, paymentId: undefined }
    },
  }
}

/** A payment by its name; others may use the same account, and have it forgotten. */
const readPayment = (stripe: Stripe, id: string): Promise<object> =>
  stripe.paymentIntents.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return {}
    throw error
  })
