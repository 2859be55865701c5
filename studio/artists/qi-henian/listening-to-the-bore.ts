import type { Paints } from '../../painter.ts'
import { paintThrownBack, paintWall, paintWhiteLine } from './paint-bore.ts'

/** The tidal bore of the Qiantang: low, wide strokes over pale ink. */
export const boreSeries: Paints = {
  'a-white-line-that-is-a-noise': paintWhiteLine,
  'the-wall-of-water': paintWall,
  'thrown-back-by-the-dyke': paintThrownBack,
}
