import type { Paints } from '../../painter.ts'
import { paintDive } from './swimmers/paint-dive.ts'
import { paintFloat } from './swimmers/paint-float.ts'
import { paintHeads } from './swimmers/paint-heads.ts'
import { paintLength } from './swimmers/paint-length.ts'

/** Bodies in blue paper. */
export const swimmersSeries: Paints = {
  'one-length-of-the-bay': paintLength,
  'three-heads-far-out': paintHeads,
  'the-moment-before-the-water': paintDive,
  'floating-over-bright-sand': paintFloat,
}
