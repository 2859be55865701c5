import type { Generated } from 'kysely'

import type { Optional, TimestampWithDefault } from './columns.ts'

export interface SandboxCardRow {
  token: string
  owner: string
  last4: string
  outcome: string
  created_at: TimestampWithDefault
}

export interface SandboxPaymentRow {
  id: string
  order_id: string
  order_number: string
  email: string
  amount: number
  currency: string
  state: Generated<'open' | 'requires_action' | 'processing' | 'succeeded' | 'cancelled'>
  received: Generated<number>
  refunded: Generated<number>
  refunds_failed: Generated<number>
  refund_fails: Generated<boolean>
  refund_names: Generated<string[]>
  failed_refund_names: Generated<string[]>
  dispute: Optional<'needs_response' | 'won' | 'lost'>
  disputed_at: Optional<Date>
  declined: Optional<string>
  secret: string
  is_silent: Generated<boolean>
  created_at: TimestampWithDefault
}
