import type { Stripe } from 'stripe'

import type { DeclineReason } from '../../../contract/orders/values.ts'
import type { Payment } from '../payment-provider.ts'
import type { ProviderDispute } from '../provider-dispute.ts'
import { sumRefunds } from './sum-refunds.ts'

const STATES: Partial<Record<Stripe.PaymentIntent.Status, Payment['state']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

const REASONS: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'incorrect-cvc',
  invalid_cvc: 'incorrect-cvc',
  authentication_required: 'authentication-failed',
  authentication_failure: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  processing_error: 'processing-error',
}

/** A payment intent in the gallery's words; a state that Stripe may yet invent counts as processing. */
export function presentPayment(intent: Stripe.PaymentIntent, disputes: ProviderDispute[]): Payment {
  const { latest_charge: charge, last_payment_error: fault } = intent
  const state = STATES[intent.status] ?? 'processing'
  return {
    id: intent.id,
    orderId: intent.metadata.order_id ?? '',
    state,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    received: intent.amount_received,
    ...(charge && typeof charge === 'object'
      ? sumRefunds(charge)
      : { refunded: 0, refundsFailed: 0, failedRefunds: [] }),
    isTest: !intent.livemode,
    disputes,
    declined: state === 'open' && fault ? reasonOf(fault) : null,
    secret: intent.client_secret,
  }
}

/** Why a card was refused: the bank's own reason where it gives one. */
export function reasonOf({ code, decline_code }: { code?: string; decline_code?: string }): DeclineReason {
  return REASONS[decline_code ?? ''] ?? REASONS[code ?? ''] ?? 'card-declined'
}
