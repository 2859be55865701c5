import type { Paints } from '../../painter.ts'
import { paintBelowOneBlade, paintForkedOnAStone, paintMotherAndTwo } from './paint-roots.ts'

/** Roots, in ink. */
export const whatKeepsBelow: Paints = {
  'forked-on-a-stone': paintForkedOnAStone,
  'mother-and-two': paintMotherAndTwo,
  'below-one-blade': paintBelowOneBlade,
}
