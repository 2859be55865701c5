import { Stripe } from 'stripe'

import { DomainError, invalidFields } from '../../domain-error.ts'

const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors

// Also a card that was used up by another payment: the card is all that a buyer brings along.
const METHOD_FAULTS = /^(resource_missing|payment_method_\w+|payment_intent_incompatible_payment_method)$/
const DONE = /^(payment_intent_unexpected_state|charge_already_refunded)$/

/** Whether Stripe refuses because it is past that point, or was asked something else under the same key: its books tell. */
export function isAlreadyDone(error: unknown): boolean {
  if (error instanceof StripeIdempotencyError) return true
  return error instanceof StripeInvalidRequestError && DONE.test(error.code ?? '')
}

/** What a fault of Stripe means to us: a card that it does not know, or a provider that cannot be used just now. */
export function asDomainError(error: unknown, onFault?: (error: unknown) => void): unknown {
  if (!(error instanceof StripeError)) return error
  const isOfMethod = error.param === 'payment_method' || METHOD_FAULTS.test(error.code ?? '')
  if (error instanceof StripeInvalidRequestError && isOfMethod && error.param !== 'intent') {
    return invalidFields({ payment_method: { word: 'invalid' } })
  }
  onFault?.(error)
  return new DomainError('payment-unavailable')
}
