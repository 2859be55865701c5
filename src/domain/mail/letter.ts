import type { Locale } from '../../contract/locale.ts'

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
