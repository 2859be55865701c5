import type { Paints } from '../../painter.ts'
import { paintConfluence, paintTheFall, paintThreeStones } from './paint-rivers.ts'

/** Rivers around what is not painted. */
export const whatTheWaterKnows: Paints = {
  'three-stones-under-the-river': paintThreeStones,
  'fall-past-a-beam': paintTheFall,
  'black-river-clear-river': paintConfluence,
}
