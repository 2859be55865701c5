import type { Painter } from '../../painter.ts'
import { doorsAjarSeries } from './doors-ajar.ts'
import { foldedHoursSeries } from './folded-hours.ts'
import { paintStudio } from './paint-studio.ts'
import { barSeries } from './weather-at-the-bar.ts'
import { ebbSeries } from './what-the-ebb-left.ts'

/** Thin pigment poured on folded linen. */
export const inesCorval: Painter = {
  slug: 'ines-corval',
  works: { ...foldedHoursSeries, ...doorsAjarSeries, ...barSeries, ...ebbSeries },
  studio: { width: 150, height: 100, paint: paintStudio },
}
