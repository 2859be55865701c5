import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { Optional, TimestampWithDefault } from './columns.ts'

export interface ContactRow {
  id: Generated<string>
  email: Optional<string>
  name: Generated<string>
  phone: Generated<string>
  locale: Locale
  tags: Generated<string[]>
  version: Generated<number>
  created_at: TimestampWithDefault
  touched_at: Optional<Date>
  merged_into: Optional<string>
  merged_at: Optional<Date>
  merged_by: Optional<string>
  head_id: Optional<string>
  sought: GeneratedAlways<string>
  name_key: GeneratedAlways<string | null>
  phone_key: GeneratedAlways<string | null>
  email_key: GeneratedAlways<string | null>
  bought_at: GeneratedAlways<Date | null>
  asked_at: GeneratedAlways<Date | null>
  reads_since: GeneratedAlways<Date | null>
}

export interface ContactNoteRow {
  id: string
  contact_id: string
  at: TimestampWithDefault
  staff_id: string
  text: string
}

interface LetterOutcome {
  threads: { contact: string; enquiry: string }[]
  left_out: { contact: string; obstacle: 'gone' | 'no-address' | 'unsubscribed' | 'erased' }[]
}

export interface ContactLetterRow {
  id: string
  at: TimestampWithDefault
  staff_id: string
  artwork_id: number
  outcome: JSONColumnType<LetterOutcome>
}
