import type { Paints } from '../../painter.ts'
import { paintDepotRoad, paintFourUnderOneRoof, paintTurningLoop } from './paint-detours.ts'

/** Bands with round turns on bare birch; neighbours are equally light. */
export const tramDetoursSeries: Paints = {
  'depot-road-three-lines': paintDepotRoad,
  'turning-loop-at-the-terminus': paintTurningLoop,
  'four-lines-under-one-roof': paintFourUnderOneRoof,
}
