import type { Paints } from '../../painter.ts'
import { plotClosedHarbour, plotLongJunction, plotMoonAsClock, plotNightTrains } from './paint-timetables.ts'

/** Tides and trains. */
export const timetablesForNoOne: Paints = {
  'tides-of-a-closed-harbour': plotClosedHarbour,
  'night-trains': plotNightTrains,
  'the-long-junction': plotLongJunction,
  'moon-as-clock': plotMoonAsClock,
}
