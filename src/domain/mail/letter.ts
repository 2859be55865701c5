import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'

/** A letter to the readers of the newsletter, ready to be put on paper. */
export interface Letter {
  subject: string
  /** Plain words, and words that lead to a page of ours, whose path is without a language. */
  paragraphs: (string | { words: string; path: string })[][]
  /** The language it is written in, where it may stand in for another. */
  language: Locale
  /** Whether it only goes to whoever wrote it. */
  isTest: boolean
}

/** What the newsletter knows about its own mails when they are sent. */
export interface LetterDesk {
  /** The secret part of a link that confirms; nothing when nothing is left to confirm. */
  makeConfirmation: (db: Database, email: string) => Promise<string | undefined>
  /** The secret part of a link that ends it. */
  makeUnsubscription: (db: Database, email: string) => Promise<string>
  readLetter: (db: Database, delivery: Delivery & { email: string; locale: Locale }) => Promise<Letter | undefined>
  noteDelivery: (db: Database, delivery: Delivery) => Promise<void>
}

interface Delivery {
  issueId: string
  subscriptionId: string | undefined
}
