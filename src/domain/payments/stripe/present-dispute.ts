import type { Stripe } from 'stripe'

import { DISPUTE_REASONS, type DisputeState } from '../../../contract/orders/values.ts'
import type { ProviderDispute } from '../provider-dispute.ts'

const STATES: Record<string, DisputeState> = {
  warning_needs_response: 'needs_response',
  needs_response: 'needs_response',
  warning_under_review: 'under_review',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  // Until it is decided, the money stays lost.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

/** A dispute in the gallery's words; a state that Stripe may yet invent counts as under review. */
export const presentDispute = (dispute: Stripe.Dispute, month: number | null): ProviderDispute => ({
  id: dispute.id,
  state: STATES[dispute.status] ?? 'under_review',
  amount: dispute.amount,
  currency: dispute.currency.toUpperCase(),
  reason: DISPUTE_REASONS.find((known) => known === dispute.reason) ?? 'general',
  isRefundable: dispute.is_charge_refundable,
  dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  openedAt: new Date(dispute.created * 1000),
  month,
})
