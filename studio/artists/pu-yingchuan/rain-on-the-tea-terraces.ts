import type { Paints } from '../../painter.ts'
import { paintCloudTerraces } from './terraces/paint-cloud-terraces.ts'
import { paintFirstRain } from './terraces/paint-first-rain.ts'
import { paintHutInRain } from './terraces/paint-hut-in-rain.ts'

/** The tea gardens of Mengding, in the wet. */
export const rainOnTheTeaTerracesSeries: Paints = {
  'first-rain-three-pickers': paintFirstRain,
  'rows-climbing-into-cloud': paintCloudTerraces,
  'tiled-hut-in-heavy-rain': paintHutInRain,
}
