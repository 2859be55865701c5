import type { Painter } from '../../painter.ts'
import { nightShiftSeries } from './night-shift.ts'
import { paintTable } from './paint-table.ts'
import { patternCardsSeries } from './pattern-cards.ts'
import { stairwellSeries } from './stairwell.ts'
import { tramDetoursSeries } from './tram-detours.ts'

/** Hard-edged planes on birch, after the cards of a jacquard loom. */
export const bognaZawirska: Painter = {
  slug: 'bogna-zawirska',
  works: { ...patternCardsSeries, ...stairwellSeries, ...tramDetoursSeries, ...nightShiftSeries },
  studio: { width: 150, height: 100, paint: paintTable },
}
