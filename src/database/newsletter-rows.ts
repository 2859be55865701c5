import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { Optional, TimestampWithDefault } from './columns.ts'

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
    | 'staff'
    | 'clean-up'
  locale: Locale
  words: Generated<string>
}

/** A text in the languages that it was written in. */
export type LetterWords = { [One in Locale]?: string | undefined }

/** A part of a letter: some text, or a work. */
export interface LetterBlock {
  text?: LetterWords | undefined
  artwork?: number | undefined
}

export interface NewsletterIssueRow {
  id: Generated<string>
  subject: JSONColumnType<LetterWords, LetterWords, LetterWords>
  /** Written as JSON: the driver takes a list for one of PostgreSQL's own. */
  body: JSONColumnType<LetterBlock[]>
  status: Generated<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'>
  version: Generated<number>
  staff_id: string
  created_at: TimestampWithDefault
  changed_at: TimestampWithDefault
  changed_by: Generated<string>
  scheduled_for: Optional<Date>
  sending_at: Optional<Date>
  written_at: Optional<Date>
  audience: Optional<number>
  readers: Optional<number>
  sent: Optional<number>
  left_out: Optional<number>
  failed: Optional<number>
}

export interface NewsletterDeliveryRow {
  issue_id: string
  subscription_id: string
  mail_id: Optional<string>
  sent_at: Optional<Date>
  is_left_out: Generated<boolean>
}
