import { Stripe } from 'stripe'

import { DomainError, invalidFields } from '../../domain-error.ts'

const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors

// Also a card that was used up by another payment: the card is all that a buyer brings along.
const METHOD_FAULTS = /^(payment_method_\w+|payment_intent_incompatible_payment_method)$/
const DONE = /^(payment_intent_unexpected_state|charge_already_refunded|charge_disputed)$/

/** Whether Stripe refuses because things stand otherwise by now, or was asked something else under the same key: its books tell. */
export function isAlreadyDone(error: unknown): boolean {
  if (error instanceof StripeIdempotencyError) return true
  return error instanceof StripeInvalidRequestError && DONE.test(error.code ?? '')
}

/** Whether Stripe knows nothing of what it was asked about, or no more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing'

/** What a fault of Stripe means to us: a card that it does not know, or a provider that cannot be used just now. */
export function asDomainError(error: unknown, onFault?: (error: unknown) => void): unknown {
  if (!(error instanceof StripeError)) return error
  const isOfMethod = error.param === 'payment_method' || METHOD_FAULTS.test(error.code ?? '')
  if (error instanceof StripeInvalidRequestError && isOfMethod) {
    return invalidFields({ payment_method: { word: 'invalid' } })
  }
  onFault?.(error)
  return new DomainError('payment-unavailable')
}
