import type { Locale } from '../../../contract/locale.ts'
import type {
  CONDITIONS,
  CustomsCode,
  EXPORT_REASONS,
  INCOTERMS,
  LabelFormat,
} from '../../../contract/papers/values.ts'
import type { Buyer } from '../bill.ts'

/** The gallery as its papers name it. */
export interface House {
  brand: string
  /** As it is registered, where that is known. */
  name: string
  /** Street, town and country, as far as they are known. */
  address: string[]
  contact: string[]
  country: string | null
  vatNumber: string | null
}

export interface ShownArtist {
  name: string
  born: number | null
  died: number | null
  /** City and country. */
  from: string
}

/** What papers tell of a work, in their language. */
export interface ShownWork {
  id: number
  inventoryNumber: string | null
  artist: ShownArtist
  title: string
  year: number | null
  technique: string
  category: string
  /** Centimetres. */
  height: number
  width: number
  depth: number | null
  /** Kilograms. */
  weight: number | null
  kind: 'original' | 'print'
  edition: string | null
  editionSize: number | null
  signature: string | null
  framing: string | null
  provenance: string | null
  condition: string | null
  about: string | null
  availability: 'available' | 'reserved' | 'sold' | 'not_for_sale'
  isOnRequest: boolean
  /** Cents, of what can be bought at a price that is told; undefined where no price is to be said. */
  price?: number | null
  /** The hash of its picture. */
  picture: string | null
  /** Its page, unless it is hidden. */
  address: string | null
}

interface Common {
  locale: Locale
  /** The gallery's day on which it was asked for. */
  day: string
  house: House
}

export interface TearSheet extends Common {
  kind: 'tear-sheet'
  works: ShownWork[]
}

export interface LabelSheets extends Common {
  kind: 'labels'
  format: LabelFormat
  first: number
  labels: { locale: Locale; work: ShownWork }[]
}

export interface PriceList extends Common {
  kind: 'price-list'
  exhibition: { title: string; place: string; startsOn: string | null; endsOn: string | null; year: number } | null
  hasPrices: boolean
  works: ShownWork[]
}

interface Dated {
  year: number
  title: string
}

export interface Curriculum extends Common {
  kind: 'cv'
  artist: ShownArtist
  headline: string | null
  portrait: string | null
  address: string | null
  biography: string | null
  statement: string | null
  education: Dated[]
  shows: Dated[]
  awards: Dated[]
  collections: string[]
}

export interface CustomsLine {
  artist: string
  title: string
  /** Technique and year. */
  facts: string
  kind: 'original' | 'print'
  /** Centimetres. */
  height: number
  width: number
  depth: number | null
  weight: number | null
  code: CustomsCode
  options: string[]
  /** Cents, without VAT. */
  value: number
}

export interface Customs extends Common {
  kind: 'packing-list' | 'pro-forma'
  order: string
  /** Somebody to whom works go. */
  receiver: Omit<Buyer, 'vatNumber'> & { phone: string }
  incoterm: (typeof INCOTERMS)[number]
  reason: (typeof EXPORT_REASONS)[number]
  origin: string | null
  packages: number | null
  grossWeight: number | null
  note: string
  /** Cents, without VAT. */
  delivery: number
  lines: CustomsLine[]
}

export interface ConditionReport extends Common {
  kind: 'condition-report'
  work: ShownWork
  inspectedOn: string
  inspector: string
  place: string
  condition: (typeof CONDITIONS)[number]
  remarks: string
  /** Hashes of pictures, each with the name of what it shows, unless it is a photograph of the day. */
  views: { picture: string; view: string | null }[]
}

/** What a paper says, as it was on the day it was asked for; the PDF is drawn of it and the pictures it names alone. */
export type SheetContent = TearSheet | LabelSheets | PriceList | Curriculum | Customs | ConditionReport

/** The same with its pictures, as JPEGs by their hashes. What cannot be read is missing, and not drawn. */
export interface DrawnSheet<Content extends SheetContent = SheetContent> {
  sheet: Content
  pictures: Record<string, Uint8Array>
}
