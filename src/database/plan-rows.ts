import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Optional, TimestampWithDefault } from './columns.ts'

type PlanStatus = 'awaiting_payment' | 'active' | 'past_due' | 'unpaid' | 'cancelled' | 'completed'
type ProviderState = 'incomplete' | 'requires_action' | Exclude<PlanStatus, 'awaiting_payment'>
type ChargeState = 'open' | 'processing' | 'paid' | 'failed' | 'void' | 'refunded'

export interface PlanRow {
  id: Generated<string>
  application_id: string
  status: Generated<PlanStatus>
  amount: number
  currency: Generated<'EUR'>
  months: number
  agreed_at: TimestampWithDefault
  provider: 'stripe' | 'sandbox'
  provider_id: Optional<string>
  is_test: Generated<boolean>
  attempts: Generated<number>
  last_attempt: Optional<string>
  busy_until: Optional<Date>
  provider_state: Generated<ProviderState>
  declined: Optional<string>
  secret: Optional<string>
  card_brand: Optional<string>
  card_last4: Optional<string>
  next_charge_at: Optional<Date>
  next_attempt_at: Optional<Date>
  ends_at: Optional<Date>
  asked_at: TimestampWithDefault
  changed_at: TimestampWithDefault
  cancel_wanted_at: Optional<Date>
  created_at: TimestampWithDefault
}

export interface PlanChargeRow {
  plan_id: string
  month: number
  provider_charge_id: string
  payment_id: Optional<string>
  amount: number
  state: ChargeState
  failures: Generated<number>
  declined: Optional<string>
  received: Generated<number>
  refunded: Generated<number>
  refunds_failed: Generated<number>
  written_off: Generated<number>
  due_at: Date
  paid_at: Optional<Date>
}

export interface PlanEntryRow {
  id: GeneratedAlways<string>
  plan_id: string
  month: number
  kind: 'charged' | 'paid' | 'failed' | 'refunded' | 'refund_failed' | 'written_off'
  amount: number
  total: number
  at: Date
  written_at: TimestampWithDefault
}

export interface PlanEventRow {
  id: GeneratedAlways<string>
  plan_id: string
  at: TimestampWithDefault
  kind: string
  status: Optional<PlanStatus>
  actor: 'artist' | 'provider' | 'gallery' | 'staff'
  staff_id: Optional<string>
  detail: JSONColumnType<Record<string, string | number>, string | undefined>
}

export interface SandboxPlanRow {
  id: string
  plan_id: string
  reference: string
  name: string
  email: string
  amount: number
  currency: string
  months: number
  state: Generated<ProviderState>
  declined: Optional<string>
  secret: string
  outcome: Optional<string>
  last4: Optional<string>
  began_at: Optional<Date>
  next_charge_at: Optional<Date>
  next_attempt_at: Optional<Date>
  ends_at: Optional<Date>
  due_at: Optional<Date>
  is_silent: Generated<boolean>
  created_at: TimestampWithDefault
}

export interface SandboxPlanChargeRow {
  id: string
  sandbox_plan_id: string
  month: number
  amount: number
  currency: string
  state: Generated<ChargeState>
  attempts: Generated<number>
  declined: Optional<string>
  failed_at: Optional<Date>
  due_at: Date
  paid_at: Optional<Date>
  received: Generated<number>
  refunded: Generated<number>
}
