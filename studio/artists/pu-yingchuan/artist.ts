import type { Painter } from '../../painter.ts'
import { bowlsAndPersimmonsSeries } from './bowls-and-persimmons.ts'
import { paintStudio } from './paint-studio.ts'
import { rainOnTheTeaTerracesSeries } from './rain-on-the-tea-terraces.ts'
import { riverThroughLeavesSeries } from './river-through-leaves.ts'
import { sixthFloorFacingSouthSeries } from './sixth-floor-facing-south.ts'

/** Watercolours of few washes and much paper. */
export const puYingchuan: Painter = {
  slug: 'pu-yingchuan',
  works: {
    ...rainOnTheTeaTerracesSeries,
    ...sixthFloorFacingSouthSeries,
    ...riverThroughLeavesSeries,
    ...bowlsAndPersimmonsSeries,
  },
  studio: { width: 80, height: 100, paint: paintStudio },
}
