/** Why Stripe's test cards are refused, by what their payment method is called. */
export const DECLINES: Record<string, { code: string; decline_code?: string }> = {
  pm_card_visa_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { code: 'processing_error' },
  // It can be kept, and fails when it is charged.
  pm_card_chargeCustomerFail: { code: 'card_declined', decline_code: 'generic_decline' },
}

/** What comes of charging the others. */
export const STATUS_AFTER: Record<string, 'succeeded' | 'requires_action' | 'processing'> = {
  pm_card_visa: 'succeeded',
  pm_card_threeDSecure2Required: 'requires_action',
  // Its bank asks once, and is content with that for what is charged later.
  pm_card_authenticationRequiredOnSetup: 'requires_action',
  pm_card_processing: 'processing',
}

export const isKnownCard = (method: string) => method in STATUS_AFTER || method in DECLINES
