import type { Paints } from '../../painter.ts'
import { paintEightHoles, paintSelvedge, paintShed, paintTwoOverThree } from './paint-cards.ts'

/** Bands over and under each other, by the rule of a jacquard card. */
export const patternCardsSeries: Paints = {
  'two-over-three-under': paintTwoOverThree,
  'card-with-eight-holes': paintEightHoles,
  'the-shed-opens': paintShed,
  'selvedge-study': paintSelvedge,
}
