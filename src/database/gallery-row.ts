import type { Generated, JSONColumnType } from 'kysely'

import type { LocalizedColumn, LocalizedText, Optional, OptionalLocalizedColumn } from './columns.ts'

/** On which days, from 1 for Monday on, a gallery opens and closes when. */
interface OpeningHours {
  days: number[]
  opens: string
  closes: string
}

/** Days on which it is not as usual: closed, or open at other hours. */
interface Holiday {
  begins: string
  ends: string
  opens?: string
  closes?: string
  reason?: LocalizedText
}

/** Where something is that can be visited, and when. */
interface PlaceColumns {
  street: Optional<string>
  postcode: Optional<string>
  city: Optional<string>
  country: Optional<string>
  phone: Optional<string>
  email: Optional<string>
  latitude: Optional<number>
  longitude: Optional<number>
  opening_hours: JSONColumnType<OpeningHours[], string | undefined>
  holidays: JSONColumnType<Holiday[], string | undefined>
}

export interface LocationRow extends PlaceColumns {
  id: number
  name: LocalizedColumn
  about: OptionalLocalizedColumn
  position: number
}

/** The one row of what belongs to this gallery alone. */
export interface GalleryRow extends PlaceColumns {
  id: Generated<boolean>
  name: LocalizedColumn
  tagline: OptionalLocalizedColumn
  description: OptionalLocalizedColumn
  opening_line: OptionalLocalizedColumn
  introduction: OptionalLocalizedColumn
  invitation: OptionalLocalizedColumn
  logo_id: Optional<number>
  accent: Optional<string>
  share_picture_id: Optional<number>
  time_zone: Generated<string>
  sender_name: Optional<string>
  sender_address: Optional<string>
  mail_signature: OptionalLocalizedColumn
  mail_phone: Optional<string>
}
