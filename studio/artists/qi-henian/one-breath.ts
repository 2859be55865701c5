import type { Paints } from '../../painter.ts'
import { paintBeforeTheWord, paintFell, paintOverItself, paintTooLarge } from './paint-one-breath.ts'

/** One stroke each. */
export const oneBreathSeries: Paints = {
  'before-the-word': paintBeforeTheWord,
  'it-fell-and-turned-aside': paintFell,
  'too-large-for-the-sheet': paintTooLarge,
  'once-round-and-over-itself': paintOverItself,
}
