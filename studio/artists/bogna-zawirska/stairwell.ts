import type { Paints } from '../../painter.ts'
import { paintFoldAtNight, paintLookingDown, paintSecondLanding } from './paint-stairwell.ts'

/** Folded strips in five values of one hue, with one colour that does not belong. */
export const stairwellSeries: Paints = {
  'second-landing-in-blue': paintSecondLanding,
  'looking-down-the-well': paintLookingDown,
  'the-large-fold': paintFoldAtNight,
}
