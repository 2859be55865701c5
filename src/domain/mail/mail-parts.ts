import type { MailDetails } from './mail-details.ts'

/** A mail in its reader's language, before it is HTML or text. */
export interface MailParts {
  /** Empty where what is told has one of its own. */
  greeting: string
  title: string
  body: string
  note: string
  automatic: string
  gallery: string
  home: string
  /** Who signs, line by line. */
  signature: string[]
  /** As HTML names it. */
  language: string
  /** How a name and its value stand on one line. */
  pair: string
  hasItalics: boolean
  /** Where the pictures of works are fetched from. */
  storage: string
  details?: MailDetails
  action?: { link: string; label: string; inClear: string }
}
