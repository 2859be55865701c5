import type { Paints } from '../../painter.ts'
import { paintFuchsia } from './hedges/paint-fuchsia.ts'
import { paintGap } from './hedges/paint-gap.ts'
import { paintHawthorn } from './hedges/paint-hawthorn.ts'

/** One road, its hedges, through the year. */
export const boreenHedgesSeries: Paints = {
  'hawthorn-second-week-of-may': paintHawthorn,
  'fuchsia-lane-rain-over': paintFuchsia,
  'gap-in-the-hedge-rape-in-flower': paintGap,
}
