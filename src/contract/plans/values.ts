/** The values that artists' plans are told by, as they travel and are stored. */
export const PLAN_STATUSES = [
  'not_started',
  'awaiting_payment',
  'active',
  'past_due',
  'unpaid',
  'cancelled',
  'completed',
] as const
/** How the card of a plan stands: whether something is to be done, or was refused. */
export const PLAN_PAYMENT_STATES = ['none', 'requires_action', 'processing', 'succeeded', 'declined'] as const
export const PLAN_CHARGE_STATES = ['open', 'processing', 'paid', 'failed', 'void', 'refunded'] as const
export const PLAN_ENTRIES = ['charged', 'paid', 'failed', 'refunded', 'refund_failed', 'written_off'] as const
export const PLAN_EVENTS = [
  'agreed',
  'attempted',
  'requires_action',
  'declined',
  'started',
  'paid',
  'charge_failed',
  'past_due',
  'recovered',
  'card_attempted',
  'card_replaced',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_ended',
  'cancel_wanted',
  'cancelled',
  'unpaid',
  'completed',
] as const

/** How often an artist is charged, a month apart. */
export const PLAN_MONTHS = 12

export type PlanStatus = (typeof PLAN_STATUSES)[number]
export type PlanPaymentState = (typeof PLAN_PAYMENT_STATES)[number]
export type PlanChargeState = (typeof PLAN_CHARGE_STATES)[number]
export type PlanEntryKind = (typeof PLAN_ENTRIES)[number]
export type PlanEventKind = (typeof PLAN_EVENTS)[number]
