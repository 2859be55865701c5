import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { Day, Optional, TimestampWithDefault } from './columns.ts'

export interface EnquiryRow {
  id: Generated<string>
  reference: string
  key: string
  kind: 'price' | 'question' | 'delivery' | 'contact'
  status: Generated<'open' | 'closed'>
  user_id: Optional<string>
  is_verified: Generated<boolean>
  name: string
  email: string
  phone: Generated<string>
  locale: Locale
  created_at: TimestampWithDefault
  said_at: TimestampWithDefault
  origin: Generated<'site' | 'phone' | 'visit' | 'mail' | 'gallery'>
  awaits_answer: Generated<boolean>
  assigned_to: Optional<string>
  version: Generated<number>
}

export interface EnquiryMessageRow {
  id: GeneratedAlways<string>
  enquiry_id: string
  key: string
  author: 'sender' | 'gallery'
  staff_id: Optional<string>
  text: string
  at: TimestampWithDefault
  mailed_from: Optional<string>
  quoted: Generated<string>
  left_out: Generated<string[]>
}

export interface OfferRow {
  id: Generated<string>
  enquiry_id: string | null
  key: Generated<string>
  artwork_id: number
  email: string
  price: number
  valid_until: Day
  note: Generated<string>
  staff_id: string
  created_at: TimestampWithDefault
  withdrawn_at: Optional<Date>
  user_id: Optional<string>
  accepted_at: Optional<Date>
  order_id: Optional<string>
  bought_at: Optional<Date>
  delivery_price: Optional<number>
  delivery_country: Optional<string>
}

export interface AnswerTemplateRow {
  id: Generated<string>
  key: string
  title: string
  texts: JSONColumnType<Partial<Record<Locale, string>>>
  version: Generated<number>
}

export interface EnquiryFileRow {
  id: string
  enquiry_id: string
  message_id: Optional<string>
  file_key: string
  name: string
  size: number
  created_at: TimestampWithDefault
}
