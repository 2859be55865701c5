import type { Paints } from '../../painter.ts'
import { WHITE } from './exposure.ts'
import { cornice, farLights, hairpin } from './roads.ts'
import { paintStreet } from './street-paint.ts'
import { drawHouses, drawShelter, drawStation } from './street-things.ts'
import { paintTrails } from './trails-paint.ts'

/** Wet streets with one thing lit in them, and roads with nothing but lamps. */
export const afterTheLastBus: Paints = {
  'self-service-la-capelette': paintStreet({
    sky: [
      [0.002, 0.003, 0.007],
      [0.009, 0.011, 0.018],
    ],
    back: (lots, wide, baseLine) => drawHouses(lots, wide, baseLine - 50, 260),
    lights: farLights(16, 0.3),
    thing: (lots, wide, baseLine) => drawStation(lots, wide * 440, baseLine, 400),
    ground: {
      from: 0.57,
      contact: 0.66,
      wet: 0.75,
      puddles: 0.4,
      color: [0.004, 0.004, 0.005],
      pools: [{ x: 0.64, y: 0.69, rx: 0.42, ry: 0.1, color: WHITE, power: 0.1 }],
    },
  }),
  'shelter-no-service': paintStreet({
    sky: [
      [0.002, 0.004, 0.009],
      [0.009, 0.012, 0.018],
    ],
    back: (lots, wide, baseLine) => drawHouses(lots, wide, baseLine - 40, 420),
    lights: farLights(14, 0.44, 0.02),
    thing: (_lots, wide, baseLine) => drawShelter(wide * 500, baseLine, 350),
    ground: {
      from: 0.58,
      contact: 0.66,
      wet: 0.85,
      puddles: 0.42,
      color: [0.004, 0.005, 0.006],
      pools: [{ x: 0.5, y: 0.7, rx: 0.35, ry: 0.1, color: WHITE, power: 0.09 }],
    },
    rain: 1600,
  }),
  'corniche-thirty-seconds': paintTrails(cornice()),
  'gineste-one-up-one-down': paintTrails(hairpin()),
}
