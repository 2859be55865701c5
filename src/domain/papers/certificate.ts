import type { Locale } from '../../contract/locale.ts'
import type { LocalizedText } from '../../database/index.ts'

/** What was certified about a work, in every language that it is told in. */
export interface CertifiedWork {
  artist: LocalizedText
  title: LocalizedText
  year: number | null
  technique: LocalizedText
  /** Centimetres. */
  height: number
  width: number
  depth: number | null
  kind: 'original' | 'print'
  /** Which copy of how many, of a limited print. */
  copy: number | null
  editionSize: number | null
  signature: LocalizedText | null
  /** How a print was made: paper and lamination. */
  made: { option: 'paper' | 'lamination'; name: LocalizedText }[]
  /** The hash of the original of its picture. */
  picture: string | null
}

/**
 * What a certificate says, as it was on the day of its number. Written as JSON this is what is signed, and the PDF is
 * drawn of it. It names no owner: whoever holds the work is nobody else's business.
 */
export interface Certificate {
  number: string
  code: string
  /** Whether the work was paid with a test card: such a paper is worth nothing and says so. */
  isTest: boolean
  /** In which the paper is drawn. */
  locale: Locale
  /** The gallery's day. */
  day: string
  gallery: { name: string; brand: LocalizedText; city: string | null }
  work: CertifiedWork
}

/** A certificate as it is drawn: what proves it is missing on a sample. */
export interface CertificateSheet {
  certificate: Certificate
  signed: { statement: string; signature: string; keyId: string; publicKey: string } | null
  /** The public page that says whether it is valid. */
  address: string
  /** Its picture as a JPEG. */
  picture: Uint8Array | null
}
