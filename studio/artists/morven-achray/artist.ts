import type { Painter } from '../../painter.ts'
import { fernCalendar } from './fern-calendar.ts'
import { paintTable } from './portrait.ts'
import { umbelsNotInTheFlora } from './umbels-not-in-the-flora.ts'
import { whatKeepsBelow } from './what-keeps-below.ts'
import { winterStanding } from './winter-standing.ts'

/** Fine line drawings of plants that do not quite exist. */
export const morvenAchray: Painter = {
  slug: 'morven-achray',
  works: { ...umbelsNotInTheFlora, ...fernCalendar, ...whatKeepsBelow, ...winterStanding },
  studio: { width: 150, height: 100, paint: paintTable },
}
