import type { Paints } from '../../painter.ts'
import { paintAlongTheWall, paintLetDown, paintWound } from './paint-vine.ts'

/** Long lines with an upright brush. */
export const oldVineSeries: Paints = {
  'vine-let-down-from-the-wall': paintLetDown,
  'wound-and-wound-again': paintWound,
  'along-the-wall-unrolled': paintAlongTheWall,
}
