import type { Painter } from '../../painter.ts'
import { boreenHedgesSeries } from './boreen-hedges.ts'
import { harboursAtLowWaterSeries } from './harbours-at-low-water.ts'
import { oilclothStillLifesSeries } from './oilcloth-still-lifes.ts'
import { paintStudio } from './paint-studio.ts'
import { tillageSkiesSeries } from './tillage-skies.ts'

/** Harbours, hedges and ploughed land in thick oil. */
export const fintanCorless: Painter = {
  slug: 'fintan-corless',
  works: { ...harboursAtLowWaterSeries, ...boreenHedgesSeries, ...oilclothStillLifesSeries, ...tillageSkiesSeries },
  studio: { width: 150, height: 100, paint: paintStudio },
}
