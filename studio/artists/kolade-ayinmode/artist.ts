import type { Painter } from '../../painter.ts'
import { lowGates } from './low-gates.ts'
import { paintModellingStand } from './paint-modelling-stand.ts'
import { pocketHerd } from './pocket-herd.ts'
import { thoseWhoStand } from './those-who-stand.ts'
import { vesselsWithoutWater } from './vessels-without-water.ts'

/** Bronze that keeps the thumb. */
export const koladeAyinmode: Painter = {
  slug: 'kolade-ayinmode',
  works: { ...thoseWhoStand, ...vesselsWithoutWater, ...lowGates, ...pocketHerd },
  studio: { width: 100, height: 125, paint: paintModellingStand },
}
