import type { Generated } from 'kysely'

import type { Optional, TimestampWithDefault } from './columns.ts'

/** What certificates are signed with; the one that is not retired signs. */
export interface CertificateKeyRow {
  id: string
  public_key: Buffer
  private_key: Optional<Buffer>
  made_at: TimestampWithDefault
  retired_at: Optional<Date>
  is_lost: Generated<boolean>
}

/** A line of the register; what it says is `Certificate` of `domain/certificates/certificate.ts`. */
export interface CertificateRow {
  id: Generated<string>
  number: string
  code: string
  statement: string
  signature: Buffer
  key_id: string
  issued_at: TimestampWithDefault
  drawn_at: Optional<Date>
  void_at: Optional<Date>
  void_reason: Optional<'returned' | 'destroyed' | 'mistaken'>
  order_id: Optional<string>
  artwork_id: Optional<number>
  owner_id: Optional<string>
}

export interface CertificateDueRow {
  order_id: string
  since: TimestampWithDefault
}

export interface CertificateTransferRow {
  id: Generated<string>
  certificate_id: string
  from_id: Optional<string>
  to_id: Optional<string>
  offered_at: TimestampWithDefault
  ended_at: Optional<Date>
  is_accepted: Generated<boolean>
}
