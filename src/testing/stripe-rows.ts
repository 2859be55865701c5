import type { Stripe } from 'stripe'

/** The parts of a payment intent that anybody here reads. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | ('id' | 'object' | 'created' | 'livemode' | 'amount' | 'amount_received' | 'currency' | 'status')
  | ('client_secret' | 'metadata')
> & {
  last_payment_error: { type: string; code: string; decline_code?: string } | null
  latest_charge: string | null
  payment_method: string | null
  /** Whose it is; orders are paid by nobody in particular. */
  customer: string | null
}

/** The parts of a charge that anybody here reads. */
export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  payment_intent: string
  customer: string | null
  status: 'succeeded' | 'failed'
  disputed: boolean
  failure_code: string | null
  outcome: { reason: string | null }
  refunds: { object: 'list'; has_more: boolean; data: Refund[] }
}

/** The parts of a refund that anybody here reads. */
export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  metadata: Stripe.Metadata
}

/** The parts of a dispute that anybody here reads. */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'reason' | 'status'
> & { charge: string; payment_intent: string; evidence_details: { due_by: number | null } }

/** The parts of a setup intent that anybody here reads. */
export type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'client_secret' | 'status'> & {
  customer: string
  payment_method: string | null
  last_setup_error: { type: string; code: string } | null
}

/** The parts of a price that anybody here reads. */
export interface Price {
  id: string
  object: 'price'
  active: boolean
  lookup_key: unknown
  unit_amount: number
  currency: string
}

/** The parts of a customer that anybody here reads. */
export interface Customer {
  id: string
  object: 'customer'
  livemode: boolean
  email: string
  name: string
  metadata: Record<string, string>
}

/** The parts of a subscription that anybody here reads. */
export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  created: number
  default_payment_method: string | null
  metadata: Record<string, string>
  schedule: string | null
  cancellation_details: { reason: string | null }
  items: { data: { price: { id: string }; current_period_start: number; current_period_end: number }[] }
}

/** The parts of a subscription schedule that anybody here reads. */
export interface Schedule {
  id: string
  object: 'subscription_schedule'
  subscription: string
  status: 'active' | 'completed' | 'canceled'
  end_behavior: string
  phases: { start_date: number; end_date: number; default_payment_method: string | null }[]
}

/** The parts of an invoice that anybody here reads. */
export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  created: number
  currency: string
  total: number
  amount_paid: number
  attempt_count: number
  billing_reason: string
  next_payment_attempt: number | null
  auto_advance: boolean
  status: 'draft' | 'open' | 'paid' | 'void'
  status_transitions: { paid_at: number | null }
  parent: { subscription_details: { subscription: string } }
  lines: { data: { period: { start: number; end: number } }[] }
  payments: { object: 'list'; data: { status: string; payment: { type: string; payment_intent: string } }[] }
}
