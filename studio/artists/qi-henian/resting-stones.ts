import type { Paints } from '../../painter.ts'
import { paintPebble, paintRockFace, paintTwoStones } from './paint-stones.ts'

/** Wet ink left to itself. */
export const restingStonesSeries: Paints = {
  'two-stones-long-neighbours': paintTwoStones,
  'pebble-the-size-of-a-hand': paintPebble,
  'rock-face-from-too-near': paintRockFace,
}
