import type { Paints } from '../../painter.ts'
import { paintHallFour, paintSawTooth, paintSixOClock } from './paint-night-shift.ts'

/** Blacks that are not black, and one light. */
export const nightShiftSeries: Paints = {
  'hall-four-at-night': paintHallFour,
  'six-o-clock-the-shutter': paintSixOClock,
  'saw-tooth-roofs': paintSawTooth,
}
