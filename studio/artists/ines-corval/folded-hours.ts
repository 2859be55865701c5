import type { Paints } from '../../painter.ts'
import { paintBlueQuarter, paintDawn, paintSiesta, paintSmallHours } from './paint-hours.ts'

/** One fold for each hour: two very unequal fields and the seam between them. */
export const foldedHoursSeries: Paints = {
  'first-ferry-to-cacilhas': paintDawn,
  'the-blue-quarter-hour': paintBlueQuarter,
  'siesta-behind-shutters': paintSiesta,
  'three-in-the-morning-graca': paintSmallHours,
}
