import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { StoredAddress, StoredBillingAddress } from './account-rows.ts'
import type { LocalizedColumn, LocalizedText, Optional, TimestampWithDefault } from './columns.ts'

export interface ShippingZoneRow {
  id: Generated<number>
  position: Generated<number>
  slug: string
  name: LocalizedColumn
  takes_rest: Generated<boolean>
  crate_from: Optional<number>
  crate_price: Optional<number>
  insurance_rate: Generated<number>
}

export interface ShippingRateRow {
  zone_id: number
  max_side: number
  max_weight: number
  price: number
}

type OrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'preparing'
  | 'ready_for_pickup'
  | 'shipped'
  | 'completed'
  | 'payment_failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'

export interface OrderRow {
  id: Generated<string>
  number: string
  key: string
  user_id: string | null
  name: string
  email: string
  locale: Locale
  status: Generated<OrderStatus>
  delivery_method: 'pickup' | 'shipping'
  billing_address: JSONColumnType<StoredBillingAddress>
  delivery_address: JSONColumnType<StoredAddress | null, string | null, string | null>
  subtotal: number
  delivery_price: number
  delivery_vat_rate: number
  delivery_vat: number
  vat: number
  total: number
  currency: Generated<'EUR'>
  fingerprint: string
  held_until: Date
  is_hold_renewed: Generated<boolean>
  provider: Optional<'stripe' | 'sandbox'>
  payment_id: Optional<string>
  is_test: Generated<boolean>
  payment_secret: Optional<string>
  payment_state: Generated<'none' | 'open' | 'requires_action' | 'processing' | 'succeeded' | 'cancelled'>
  attempts: Generated<number>
  last_attempt: Optional<string>
  decline_reason: Optional<string>
  received: Generated<number>
  refunded: Generated<number>
  refunds_failed: Generated<number>
  flag: Optional<'amount' | 'late'>
  refund_wanted_at: Optional<Date>
  refund_reason: Optional<string>
  refund_goal: Generated<number>
  heard_at: TimestampWithDefault
  carrier: Optional<string>
  tracking: Optional<string>
  created_at: TimestampWithDefault
  caller: Optional<string>
  erased_at: Optional<Date>
}

interface StoredOption {
  id: number
  option: 'lamination' | 'paper' | 'frame' | 'crate'
  name: LocalizedText
  price_difference: number
}

export interface OrderLineRow {
  order_id: string
  position: number
  artwork_id: number
  kind: 'original' | 'print'
  title: LocalizedColumn
  artist: LocalizedColumn
  options: JSONColumnType<StoredOption[]>
  price: number
  vat_rate: number
  vat: number
  delivery_price: Generated<number>
  offer_id: Optional<string>
}

export interface ArtworkCopyRow {
  artwork_id: number
  copy: number
  order_id: string
  sold_at: Optional<Date>
}

export interface OrderEventRow {
  id: GeneratedAlways<string>
  order_id: string
  at: TimestampWithDefault
  kind: string
  status: Optional<OrderStatus>
  actor: 'buyer' | 'provider' | 'gallery' | 'staff'
  staff_id: Optional<string>
  detail: JSONColumnType<Record<string, string | number>, string | undefined>
}

export interface RefundRow {
  id: string
  order_id: string
  at: TimestampWithDefault
  staff_id: string
  reason: string
  delivery: number
  amount: number
  failed_at: Optional<Date>
}

export interface RefundLineRow {
  refund_id: string
  order_id: string
  artwork_id: number
  amount: number
  is_returned: boolean
}

export interface OrderFormerAddressRow {
  id: GeneratedAlways<string>
  order_id: string
  at: TimestampWithDefault
  staff_id: string
  which: 'billing' | 'delivery'
  address: JSONColumnType<StoredAddress>
}

export interface OrderNoteRow {
  id: string
  order_id: string
  at: TimestampWithDefault
  staff_id: string
  text: string
}

export interface WithdrawalRow {
  id: Generated<string>
  order_id: string
  at: TimestampWithDefault
  artworks: number[]
  state: Generated<'open' | 'accepted' | 'refused'>
  answered_at: Optional<Date>
  staff_id: Optional<string>
  answer: Generated<string>
}

/** An invoice or a credit note; what it says is `Bill` of `domain/papers/bill.ts`. */
export interface BillRow {
  id: Generated<string>
  kind: 'invoice' | 'credit-note'
  is_test: boolean
  year: number
  serial: number
  number: string
  order_id: string | null
  plan_id: Optional<string>
  month: Optional<number>
  day: string
  gross: number
  vat: number
  credits: Optional<number[]>
  content: JSONColumnType<object>
  issued_at: TimestampWithDefault
  drawn_at: Optional<Date>
}

/** A paper that staff have asked for; what it says is `SheetContent` of `domain/papers/sheets/content.ts`. */
export interface SheetRow {
  id: Generated<string>
  key: string
  user_id: string
  kind: 'tear-sheet' | 'labels' | 'price-list' | 'cv' | 'condition-report' | 'packing-list' | 'pro-forma'
  locale: Locale
  name: string
  content: JSONColumnType<object>
  order_id: Optional<string>
  made_at: TimestampWithDefault
  drawn_at: Optional<Date>
  failed_at: Optional<Date>
}

export interface BillSerialRow {
  kind: 'invoice' | 'credit-note' | 'certificate'
  is_test: boolean
  year: number
  last: number
}

export interface BillDueRow {
  order_id: string
  since: TimestampWithDefault
}

export interface PlanBillDueRow {
  plan_id: string
  month: number
  since: TimestampWithDefault
  vat_rate: number
}

export interface DisputeRow {
  provider: string
  id: string
  order_id: string | null
  plan_id: string | null
  month: Optional<number>
  state: 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed'
  is_refundable: boolean
  amount: number
  currency: string
  reason:
    | 'fraudulent'
    | 'unrecognized'
    | 'duplicate'
    | 'product_not_received'
    | 'product_unacceptable'
    | 'credit_not_processed'
    | 'subscription_canceled'
    | 'general'
  due_at: Date | null
  opened_at: Date
  ended_at: Date | null
}

export interface PaymentNoticeRow {
  provider: string
  id: string
  received_at: TimestampWithDefault
}
