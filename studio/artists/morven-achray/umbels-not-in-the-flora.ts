import type { Paints } from '../../painter.ts'
import { paintFromTheLadder, paintGoingOver, paintSaltLovage } from './paint-umbels.ts'

/** Umbels, in graphite. */
export const umbelsNotInTheFlora: Paints = {
  'salt-lovage-third-week': paintSaltLovage,
  'umbel-from-the-ladder': paintFromTheLadder,
  'going-over-in-october': paintGoingOver,
}
