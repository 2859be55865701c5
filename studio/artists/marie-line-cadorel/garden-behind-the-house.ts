import type { Paints } from '../../painter.ts'
import { paintBanana } from './gardens/paint-banana.ts'
import { paintBreadfruit } from './gardens/paint-breadfruit.ts'
import { paintRoofGarden } from './gardens/paint-roof-garden.ts'

/** A garden in Martinique, leaf by leaf. */
export const gardenBehindTheHouseSeries: Paints = {
  'under-the-breadfruit-tree': paintBreadfruit,
  'banana-row-after-the-wind': paintBanana,
  'kitchen-garden-from-the-roof': paintRoofGarden,
}
