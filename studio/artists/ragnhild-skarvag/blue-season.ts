import type { Paints } from '../../painter.ts'
import { paintRidges } from './ridges-paint.ts'
import { paintSea } from './sea-paint.ts'
import { drawHut, paintSnow } from './snow-paint.ts'
import { drawStakes } from './timber.ts'
import { tinted } from './tint.ts'

/** The weeks without sun, in what colour they have. */
export const blueSeason: Paints = {
  'first-week-of-the-dark': tinted(
    paintRidges({
      range: 'e',
      eye: 1.2,
      focal: 1.8,
      horizon: 0.45,
      far: 60,
      near: 1.4,
      relief: 2.4,
      spread: 5,
      snow: 0.7,
      mistTop: 0,
      mist: 0.9,
      air: 0.035,
      sun: 0.4,
      sky: [0.6, 0.95],
      contrast: 1.15,
      clouds: 0.15,
    }),
    [
      [0, '#a9b6cc'],
      [0.42, '#f0d3c6'],
      [0.55, '#d5cfd8'],
      [1, '#8fa3c2'],
    ],
  ),
  'three-oclock-vestfjorden': tinted(
    paintSea({
      horizon: 0.52,
      sky: [0.4, 0.85],
      clouds: { kind: 'level', strength: 0.5 },
      water: [0.7, 0.25],
      dim: 0.12,
      glow: { x: 0.8, width: 0.7, strength: 0.3 },
      print: { contrast: 1.2 },
    }),
    [
      [0, '#8d9cb8'],
      [0.5, '#efd2bd'],
      [0.56, '#cdbfc6'],
      [1, '#6c7f9c'],
    ],
  ),
  'hut-below-the-pass': tinted(
    paintSnow({
      seed: 'n3',
      eye: 1,
      focal: 1.3,
      horizon: 0.5,
      far: 60,
      drifts: 0.15,
      ripples: 0.012,
      sun: 0.6,
      sky: [0.85, 1],
      air: 0.035,
      land: () => 0,
      peaks: { from: 14, height: 4, spread: 9 },
      marks: drawHut([-1.2, 6.5], 0.5),
    }),
    [
      [0, '#b9c6da'],
      [0.4, '#ecd9d6'],
      [1, '#9fb4d2'],
    ],
  ),
  'the-sun-due-back': tinted(
    paintSea({
      horizon: 0.72,
      sky: [0.42, 0.6],
      clouds: { kind: 'level', strength: 0.25 },
      water: [0.56, 0.4],
      dim: 0.9,
      sun: { x: 0.62, y: 0.46, radius: 0.055, strength: 0.42 },
      timber: (lots) =>
        drawStakes({ eye: 1.2, focal: 1.2, horizon: 0.72, wide: 1 }, lots, {
          count: 4,
          path: (share) => [-0.62 + share * 0.5, 2.9 + share * 1.6],
          height: 0.62,
          thick: 0.07,
        }),
      print: { contrast: 1.15 },
    }),
    [
      [0, '#a4adbd'],
      [0.36, '#f2dcc0'],
      [0.6, '#d9d3cf'],
      [1, '#8b9bb0'],
    ],
  ),
}
