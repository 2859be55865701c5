import type { Paints } from '../../painter.ts'
import { drawBirch, drawFence, drawTrack, paintSnow } from './snow-paint.ts'

const field = { eye: 1, focal: 1.3, far: 60, drifts: 0.15, ripples: 0.012, sun: 0.3, air: 0.03 }
const print = { exposure: 1.12, contrast: 1.26 }

/** Snow with hardly anything on it. */
export const countingWhite: Paints = {
  'fence-going-under': paintSnow({
    ...field,
    seed: 'n1',
    horizon: 0.4,
    sky: [0.85, 1],
    land: (x, z) => 0.9 * Math.exp(-(((x - 1) / 4) ** 2) - ((z - 8) / 3) ** 2),
    marks: drawFence((share) => [-1.2 + 3 * share + Math.sin(share * 3) * 0.6, 2.2 + share * 7], 26),
    print,
  }),
  'one-birch-dividalen': paintSnow({
    ...field,
    seed: 'n2',
    horizon: 0.3,
    sky: [0.85, 1],
    land: (x, z) => 0.07 * x * (z / 8),
    marks: drawBirch([1, 5], 1.5),
    print,
  }),
  'the-turn': paintSnow({
    ...field,
    seed: 'n4',
    horizon: 0.16,
    eye: 1.6,
    sun: 0.16,
    sky: [0.5, 0.75],
    land: (x, z) => 0.1 * z - 0.05 * x,
    marks: drawTrack((share) => [0.9 - 1.9 * Math.sin(share * 2.6), 1.2 + share * 9]),
    print,
  }),
}
