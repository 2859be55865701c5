import type { Locale } from '../../contract/locale.ts'
import type { WallLabel } from '../catalogue/index.ts'
import type { MailPicture } from './mail-picture.ts'

/** Plain words, and words that lead to a page of ours, whose path is without a language. */
type LetterPiece = string | { words: string; path: string }

/** A part of a letter: a paragraph, or a work with its picture. */
type LetterPart = { paragraph: LetterPiece[] } | { work: WallLabel; picture: MailPicture | undefined }

/** A letter to the readers of the newsletter, ready to be put on paper. */
export interface Letter {
  subject: string
  parts: LetterPart[]
  /** The language it is written in, where it may stand in for another. */
  language: Locale
  /** Whether it only goes to whoever wrote it. */
  isTest: boolean
}
