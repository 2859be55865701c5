import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { StoredBillingAddress } from './account-rows.ts'
import type { Optional, TimestampWithDefault } from './columns.ts'

type ApplicationStatus = 'received' | 'under_review' | 'incomplete' | 'accepted' | 'declined'

export interface ApplicationRow {
  id: Generated<string>
  reference: string
  key: string
  first_name: string
  surname: string
  email: string
  phone: string
  locale: Locale
  status: Generated<ApplicationStatus>
  wants_newsletter: boolean
  agreed_at: TimestampWithDefault
  file_key: string
  file_size: number
  pages: number
  billing: JSONColumnType<Omit<StoredBillingAddress, 'phone'> | null, string | null | undefined, string | null>
  created_at: TimestampWithDefault
  erased_at: Optional<Date>
}

export interface ApplicationEventRow {
  id: GeneratedAlways<string>
  application_id: string
  at: TimestampWithDefault
  status: ApplicationStatus
  actor: 'applicant' | 'staff'
  staff_id: Optional<string>
  note: Generated<string>
}

export interface UnclaimedFileRow {
  key: string
  created_at: TimestampWithDefault
}
