import type { Paints } from '../../painter.ts'
import { paintAfterFrost, paintCombForTheWind, paintFourRattles, paintHalfPastBlown } from './paint-winter.ts'

/** Seed heads and a branch, in ink and rubbed graphite. */
export const winterStanding: Paints = {
  'comb-for-the-wind': paintCombForTheWind,
  'four-rattles': paintFourRattles,
  'half-past-blown': paintHalfPastBlown,
  'branch-after-frost': paintAfterFrost,
}
