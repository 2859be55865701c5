import type { ColumnType, Generated, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type { Optional, TimestampWithDefault } from './columns.ts'

export interface UserRow {
  id: Generated<string>
  name: string
  email: string
  password_hash: string | null
  scope: Generated<('collector' | 'editor' | 'sales' | 'admin')[]>
  locale: Locale
  email_verified_at: Date | null
  created_at: TimestampWithDefault
  demo_person: Optional<string>
  demo_ended_at: Optional<Date>
  deactivated_at: Optional<Date>
  totp_secret: Optional<Buffer>
  totp_pending: Optional<Buffer>
  mailed_about: Generated<string[]>
  totp_step: ColumnType<number, number | undefined, number>
}

export interface PasskeyRow {
  id: string
  user_id: string
  device: string
  public_key: Buffer
  counter: ColumnType<string, number, number>
  transports: string[]
  created_at: TimestampWithDefault
  last_used_at: Optional<Date>
}

export interface RecoveryCodeRow {
  user_id: string
  code_hash: Buffer
}

/** What a program calls the API with. */
export interface ApiKeyRow {
  id: Generated<string>
  user_id: string
  name: string
  key_hash: Buffer
  beginning: string
  scope: ('editor' | 'sales' | 'admin')[]
  created_at: TimestampWithDefault
  last_used_at: Optional<Date>
  expires_at: Optional<Date>
  revoked_at: Optional<Date>
}

export interface StaffInvitationRow {
  id: Generated<string>
  name: string
  email: string
  scope: ('collector' | 'editor' | 'sales' | 'admin')[]
  locale: Locale
  invited_by: string
  created_at: TimestampWithDefault
  expires_at: TimestampWithDefault
}

/** What the gallery asks of whoever works for it. */
export interface HouseRulesRow {
  id: Generated<boolean>
  second_factor: Generated<'nobody' | 'admin' | 'staff'>
  unmailed: Generated<string[]>
}

export interface SessionRow {
  id: Generated<string>
  user_id: string
  token_hash: Buffer
  device: Generated<string>
  created_at: TimestampWithDefault
  last_used_at: TimestampWithDefault
  expires_at: Date
  proved_at: Optional<Date>
  factor_shown_at: Optional<Date>
  challenge: Optional<string>
  challenged_at: Optional<Date>
}

export interface StoredAddress {
  name: string
  company: string
  phone: string
  address: string
  postcode: string
  city: string
  country: string
}

export interface StoredBillingAddress extends StoredAddress {
  vat_number: string
}

type AddressColumn<Address extends object> = JSONColumnType<Address | null, string | null, string | null>

export interface UserAddressesRow {
  user_id: string
  billing: AddressColumn<StoredBillingAddress>
  delivery: AddressColumn<StoredAddress>
  is_same: Generated<boolean>
}

export interface FavouriteRow {
  user_id: string
  artwork_id: number
  added_at: TimestampWithDefault
}

export interface SocialLoginRow {
  provider: string
  subject: string
  user_id: string
  linked_at: TimestampWithDefault
}

export interface PasswordResetRow {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}

export interface SocialCodeRow {
  code_hash: Buffer
  challenge: string
  user_id: string
  expires_at: Date
}

export interface MailRow {
  id: Generated<string>
  kind: string
  to_name: string
  to_email: string
  locale: Locale
  data: JSONColumnType<Record<string, string>, string | undefined>
  created_at: TimestampWithDefault
  sent_at: Date | null
  shelf: Generated<string>
  tries: Generated<number>
  first_tried_at: Optional<Date>
  next_try_at: Optional<Date>
  failed_at: Optional<Date>
  dropped_at: Optional<Date>
  trouble: Optional<string>
  answer: Optional<string>
  subject: Optional<string>
  html: Optional<string>
  body: Optional<string>
  is_test: Generated<boolean>
  again_of: Optional<string>
  asked_by: Optional<string>
  edited: JSONColumnType<Partial<Record<string, string>> | null, string | null | undefined>
}
