/** The parts of a customer that anybody here reads. */
export interface Customer {
  id: string
  object: 'customer'
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
  metadata: unknown
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
  phases: { start_date: number; end_date: number }[]
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
  status: 'open' | 'paid' | 'void'
  status_transitions: { paid_at: number | null }
  parent: { subscription_details: { subscription: string } }
  lines: { data: { period: { start: number; end: number } }[] }
  payments: { object: 'list'; data: { status: string; payment: { type: string; payment_intent: string } }[] }
}
