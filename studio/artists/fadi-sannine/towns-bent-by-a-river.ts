import type { Paints } from '../../painter.ts'
import { plotGridMeetsGrid, plotMovedOver, plotSevenBasins, plotTwoGates } from './paint-cities.ts'

/** Plans of towns that gave way to something. */
export const townsBentByARiver: Paints = {
  'the-town-that-moved-over': plotMovedOver,
  'town-with-two-gates': plotTwoGates,
  'grid-meets-grid': plotGridMeetsGrid,
  'seven-basins': plotSevenBasins,
}
