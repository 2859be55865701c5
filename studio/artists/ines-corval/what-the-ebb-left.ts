import type { Paints } from '../../painter.ts'
import { paintRust, paintSaltPan, paintTwin } from './paint-ebb.ts'

/** Small cloths, mostly bare, with one stain each. */
export const ebbSeries: Paints = {
  'twin-puddle-closed-and-opened': paintTwin,
  'rust-of-a-winter-tin': paintRust,
  'salt-pan-folded-in-four': paintSaltPan,
}
