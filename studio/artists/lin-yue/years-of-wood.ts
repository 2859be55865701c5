import type { Paints } from '../../painter.ts'
import { paintThreshold } from './paint-threshold.ts'
import { paintFortyWinters, paintTwoKnots } from './paint-wood.ts'

/** Woodgrain. */
export const yearsOfWood: Paints = {
  'plank-with-two-knots': paintTwoKnots,
  'forty-winters': paintFortyWinters,
  'three-boards-at-the-door': paintThreshold,
}
