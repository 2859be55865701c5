import type { Paints } from '../../painter.ts'
import { plotDeltaFromMemory, plotLateArrivals, plotTwoTides, plotWrongScale } from './paint-coasts.ts'

/** Charts of coasts that are nowhere. */
export const unsurveyedCoasts: Paints = {
  'coast-for-late-arrivals': plotLateArrivals,
  'archipelago-at-the-wrong-scale': plotWrongScale,
  'strait-with-two-tides': plotTwoTides,
  'delta-from-memory': plotDeltaFromMemory,
}
