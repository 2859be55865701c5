import type { Paints } from '../../painter.ts'
import { paintSea } from './sea-paint.ts'
import { drawJetty, drawStakes } from './timber.ts'

/** Seas left open to the shutter. */
export const slowWater: Paints = {
  'skerry-four-minutes': paintSea({
    horizon: 0.42,
    sky: [0.2, 0.62],
    clouds: { kind: 'radial', from: 0.7, strength: 0.85 },
    water: [0.55, 0.85],
    rocks: {
      seed: 'skerry',
      rocks: [
        { x: 0.8, z: 7, radius: 0.72, height: 0.55, stretch: 1.5, lean: 0.25 },
        { x: -0.35, z: 6.6, radius: 0.2, height: 0.11, stretch: 1.6 },
      ],
      eye: 1,
      focal: 1.4,
      sun: 0.6,
      grit: 1.5,
    },
    print: { contrast: 1.28 },
  }),
  'jetty-at-sund': paintSea({
    horizon: 0.34,
    sky: [0.55, 0.95],
    dim: 0.5,
    clouds: { kind: 'radial', from: 0.3, strength: 0.35 },
    water: [0.88, 0.6],
    timber: (lots) =>
      drawJetty({ eye: 1, focal: 1.2, horizon: 0.34, wide: 1 }, lots, {
        from: [-0.25, 1.15],
        to: [1.6, 12],
        width: 0.5,
        deck: 0.28,
        drift: 0.15,
      }),
    print: { contrast: 1.25 },
  }),
  'three-stones-before-rain': paintSea({
    horizon: 0.25,
    sky: [0.3, 0.8],
    clouds: { kind: 'level', strength: 0.8 },
    water: [0.75, 0.38],
    rocks: {
      seed: 'stones',
      rocks: [
        { x: -0.85, z: 2.7, radius: 0.5, height: 0.2, stretch: 1.6, lean: -0.2 },
        { x: 0.2, z: 4.6, radius: 0.4, height: 0.15, stretch: 1.6 },
        { x: 1.9, z: 7, radius: 0.7, height: 0.3, stretch: 2 },
      ],
      eye: 1,
      focal: 1.4,
      sun: 0.6,
      grit: 1.3,
    },
    print: { contrast: 1.28 },
  }),
  'stack-north-side': paintSea({
    horizon: 0.98,
    sky: [0.16, 0.72],
    clouds: { kind: 'radial', from: 0.22, strength: 1 },
    water: [0.5, 0.28],
    rocks: {
      seed: 'stack',
      rocks: [
        { x: 0.2, z: 9, radius: 0.75, height: 3.2, steep: 1.5, lean: -0.15 },
        { x: 0.75, z: 8.8, radius: 0.8, height: 2.1, steep: 2, lean: 0.2 },
        { x: 1.3, z: 9.2, radius: 0.6, height: 0.9, steep: 1.8 },
        { x: -1.3, z: 9, radius: 0.42, height: 0.7, steep: 1.6 },
      ],
      eye: 0.7,
      focal: 1.4,
      sun: 0.6,
      strata: 0.7,
      veil: 0.05,
      grit: 1.2,
    },
    print: { contrast: 1.32 },
  }),
  'what-is-left-of-the-pier': paintSea({
    horizon: 0.3,
    sky: [0.45, 0.95],
    dim: 0.6,
    clouds: { kind: 'level', strength: 0.3 },
    water: [0.9, 0.72],
    timber: (lots) =>
      drawStakes({ eye: 1.6, focal: 1.3, horizon: 0.3, wide: 1 }, lots, {
        count: 23,
        path: (share) => [-0.95 + 2.4 * share * share + Math.sin(share * 4) * 0.4, 3.2 + share * 11],
        height: 0.72,
        thick: 0.075,
      }),
    print: { contrast: 1.22 },
  }),
}
