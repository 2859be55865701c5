import type { Painter } from '../../painter.ts'
import { carnivalOfBirdsSeries } from './carnival-of-birds.ts'
import { gardenBehindTheHouseSeries } from './garden-behind-the-house.ts'
import { paintStudio } from './paint-studio.ts'
import { swimmersSeries } from './swimmers-in-painted-paper.ts'
import { tablesAtNoonSeries } from './tables-at-noon.ts'

/** Painted paper, cut by hand and laid in layers. */
export const marieLineCadorel: Painter = {
  slug: 'marie-line-cadorel',
  works: { ...gardenBehindTheHouseSeries, ...swimmersSeries, ...carnivalOfBirdsSeries, ...tablesAtNoonSeries },
  studio: { width: 80, height: 100, paint: paintStudio },
}
