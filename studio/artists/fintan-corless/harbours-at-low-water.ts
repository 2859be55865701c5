import type { Paints } from '../../painter.ts'
import { paintLadder } from './harbours/paint-ladder.ts'
import { paintLights } from './harbours/paint-lights.ts'
import { paintPunts } from './harbours/paint-punts.ts'
import { paintTrawlers } from './harbours/paint-trawlers.ts'

/** Quays, ladders and boats, painted between two tides. */
export const harboursAtLowWaterSeries: Paints = {
  'two-trawlers-inner-wall-november': paintTrawlers,
  'ladder-at-half-tide': paintLadder,
  'three-punts-on-the-mud': paintPunts,
  'lights-on-before-six': paintLights,
}
