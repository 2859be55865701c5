import type { Generated, GeneratedAlways } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { LocalizedColumn, Optional, TimestampWithDefault } from './columns.ts'

export interface NewsletterSubscriptionRow {
  id: GeneratedAlways<string>
  email: string
  locale: Locale
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>
  requested_at: TimestampWithDefault
  mark: Buffer
  request_id: Generated<string>
  source: Generated<'footer' | 'registration' | 'account' | 'application'>
  user_id: Optional<string>
  confirmed_at: Optional<Date>
  ended_at: Optional<Date>
}

export interface NewsletterConsentRow {
  id: GeneratedAlways<string>
  at: TimestampWithDefault
  mark: Buffer
  kind: 'asked' | 'confirmed' | 'unsubscribed' | 'forgotten'
  source:
    | 'footer'
    | 'registration'
    | 'account'
    | 'application'
    | 'verification'
    | 'link'
    | 'page'
    | 'one-click'
    | 'clean-up'
  locale: Locale
  words: Generated<string>
}

export interface NewsletterIssueRow {
  id: Generated<string>
  subject: LocalizedColumn
  body: LocalizedColumn
  status: Generated<'draft' | 'sending' | 'sent'>
  staff_id: string
  created_at: TimestampWithDefault
  sending_at: Optional<Date>
  sent_at: Optional<Date>
}

export interface NewsletterDeliveryRow {
  issue_id: string
  subscription_id: string
  sent_at: Optional<Date>
  is_left_out: Generated<boolean>
}
