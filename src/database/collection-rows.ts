import type { Generated } from 'kysely'

import type { Day, Optional, TimestampWithDefault } from './columns.ts'

/** What an owner says of a work for themselves; amounts in cents. */
interface OwnerWords {
  version: Generated<number>
  price: number | null
  value: number | null
  valued_on: Day | null
  place: string
  notes: string
}

export interface CollectedWorkRow extends OwnerWords {
  id: Generated<string>
  user_id: string
  key: string
  artist: string
  title: string
  year: string
  technique: string
  dimensions: string
  acquired_on: Day | null
  acquired_from: string
  photo_key: Optional<string>
  created_at: TimestampWithDefault
  removed_at: Optional<Date>
}

export interface CertificateNoteRow extends OwnerWords {
  certificate_id: string
  owner_id: string
}
