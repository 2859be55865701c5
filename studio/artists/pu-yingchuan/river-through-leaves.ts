import type { Paints } from '../../painter.ts'
import { paintBambooFerry } from './leaves/paint-bamboo-ferry.ts'
import { paintGinkgo } from './leaves/paint-ginkgo.ts'
import { paintLoquat } from './leaves/paint-loquat.ts'

/** Water, with something growing in front of it. */
export const riverThroughLeavesSeries: Paints = {
  'min-river-through-loquat': paintLoquat,
  'bamboo-at-the-ferry-steps': paintBambooFerry,
  'ginkgo-leaves-coming-down': paintGinkgo,
}
