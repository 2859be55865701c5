import type { Paints } from '../../painter.ts'
import { paintFiveAlongTheWall, paintLadyOfTheBurn, paintMarchCrozier, paintUndersideAugust } from './paint-ferns.ts'

/** Ferns in ink, each sheet with one tint. */
export const fernCalendar: Paints = {
  'crozier-in-march': paintMarchCrozier,
  'lady-of-the-burn': paintLadyOfTheBurn,
  'five-along-the-wall': paintFiveAlongTheWall,
  'underside-in-august': paintUndersideAugust,
}
