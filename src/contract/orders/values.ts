/** The values that orders are told by, as they travel and are stored. */
export const DELIVERY_METHODS = ['pickup', 'shipping'] as const
export const ORDER_STATUSES = [
  'awaiting_payment',
  'paid',
  'preparing',
  'ready_for_pickup',
  'shipped',
  'completed',
  'payment_failed',
  'expired',
  'cancelled',
  'refunded',
] as const
/** Where staff take an order that is paid. */
export const STAFF_STATUSES = ['preparing', 'ready_for_pickup', 'shipped', 'completed'] as const
/** What staff can do with an order: take it somewhere, or something else about it. */
export const STAFF_ACTS = [
  ...STAFF_STATUSES,
  ...(['cancel', 'refund', 'refund_part', 'return_to_sale'] as const),
  ...(['correct_billing', 'correct_delivery', 'correct_tracking'] as const),
] as const
/** How money stands that goes back in part. */
export const REFUND_STATES = ['underway', 'done', 'failed'] as const
/** The addresses of an order. */
export const ADDRESSES = ['billing', 'delivery'] as const
export const PAYMENT_STATES = ['none', 'open', 'requires_action', 'processing', 'succeeded', 'cancelled'] as const
export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-cvc',
  'authentication-failed',
  'processing-error',
] as const
export const PAPERS = ['invoice', 'credit-note'] as const

export const ORDER_EVENTS = [
  'placed',
  'renewed',
  'attempted',
  'declined',
  'requires_action',
  'processing',
  'paid',
  'expired',
  'cancelled',
  'flagged',
  'refund_wanted',
  'refunded_in_part',
  'refunded',
  'refund_failed',
  'returned_to_sale',
  'disputed',
  'dispute_ended',
  'moved_on',
  'address_corrected',
  'tracking_corrected',
  'withdrawn',
  'withdrawal_accepted',
  'withdrawal_refused',
] as const
/** Why money that came is sent back: another amount or currency, or an order that was over. */
export const FLAGS = ['amount', 'late'] as const

/** How a payment stands that its buyer asked their bank to take back; `closed`: the bank let it be. */
export const DISPUTE_STATES = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const
/** What buyers tell their bank. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const

/** How long a work is held for a buyer who is about to pay, unless the gallery says otherwise. */
export const HOLD_MINUTES = 15
/** How many works may be held at once: by an account whose address is not verified or is, and by all accounts that come from one address. */
export const MOST_HELD = { unverified: 2, verified: 10, nearby: 15 }
/** How many days after works have come their buyer can withdraw, and after a withdrawal money has to go back. */
export const WITHDRAWAL_DAYS = 14
/** How a work of an order stands to a withdrawal; `made-to-order`: it was made for its buyer, `returned`: it is not theirs any more. */
export const WITHDRAWAL_STANDINGS = ['open', 'made-to-order', 'withdrawn', 'returned'] as const
/** How a withdrawal stands; `settled`: the money is back, or on its way. */
export const WITHDRAWAL_STATES = ['open', 'accepted', 'refused', 'settled'] as const
/** How many days after it was bought a work is with its buyer at the latest, where nothing else was agreed: the law's. */
export const DELIVERY_DAYS = 30
/** What comes next for a buyer; `overdue`: it should have come by now. */
export const NEXT_STEPS = [
  ...(['pay', 'bank', 'arrange_pickup', 'ship', 'collect', 'arrive', 'overdue'] as const),
  ...(['withdraw', 'answer', 'send_back', 'refund'] as const),
] as const
/** How long shipping takes at most, as a rule. */
export const SHIPPING_DAYS = 7

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type StaffStatus = (typeof STAFF_STATUSES)[number]
export type StaffAct = (typeof STAFF_ACTS)[number]
export type OrderAddress = (typeof ADDRESSES)[number]
export type WithdrawalStanding = (typeof WITHDRAWAL_STANDINGS)[number]
export type NextStep = (typeof NEXT_STEPS)[number]
export type PaymentState = (typeof PAYMENT_STATES)[number]
export type DeclineReason = (typeof DECLINE_REASONS)[number]
export type OrderEventKind = (typeof ORDER_EVENTS)[number]
export type DisputeState = (typeof DISPUTE_STATES)[number]
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
export type Flag = (typeof FLAGS)[number]

/** What the log of staff's acts compares of an order. */
export const STATE_OF_ORDER = {
  at: 'GET /sales/orders/{order}',
  places: ['order.status', 'order.tracking', 'order.refund_reason', 'order.flag', 'order.refunds.*.amount'],
} as const
