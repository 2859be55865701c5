import type { Paints } from '../../painter.ts'
import { paintLaundryLine } from './roofs/paint-laundry-line.ts'
import { paintQuilt } from './roofs/paint-quilt.ts'
import { paintTileRoofs } from './roofs/paint-tile-roofs.ts'
import { paintWhiteShirt } from './roofs/paint-white-shirt.ts'

/** What can be seen from the balcony. */
export const sixthFloorFacingSouthSeries: Paints = {
  'tile-roofs-and-a-cat': paintTileRoofs,
  'five-things-on-a-line': paintLaundryLine,
  'white-shirt-on-a-pole': paintWhiteShirt,
  'peony-quilt-across-the-lane': paintQuilt,
}
