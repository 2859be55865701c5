import type { Paints } from '../../painter.ts'
import { paintEggs } from './kitchen/paint-eggs.ts'
import { paintJug } from './kitchen/paint-jug.ts'
import { paintLoaf } from './kitchen/paint-loaf.ts'
import { paintMackerel } from './kitchen/paint-mackerel.ts'

/** What was on the kitchen table before it was eaten. */
export const oilclothStillLifesSeries: Paints = {
  'three-mackerel-on-newspaper': paintMackerel,
  'brown-loaf-and-butter': paintLoaf,
  'banded-jug-two-lemons': paintJug,
  'eggs-in-an-enamel-basin': paintEggs,
}
