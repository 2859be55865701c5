import { hex, type Rgb } from '../../painting/color.ts'
import type { Studio } from '../../painting/studio.ts'

/** Painted floors of the foundry's photograph corner. */
const FLOORS = {
  soot: '#2b2928',
  umber: '#463a31',
  bottle: '#2c3431',
  oxblood: '#3a2826',
  lead: '#4a4e53',
  rust: '#594037',
  ink: '#24272d',
} as const

export type Floor = keyof typeof FLOORS

const dim = (color: Rgb, share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share]

/** One warm lamp from the right, a narrow cool one from behind on either side. */
export function foundryLight(floor: Floor, { rim = 1 } = {}): Studio {
  const own = hex(FLOORS[floor])
  return {
    exposure: 1.25,
    lamps: [
      { azimuth: 46, elevation: 42, wide: 0.22, high: 0.5, color: [1, 0.93, 0.84], power: 1.25 },
      { azimuth: -128, elevation: 24, wide: 0.13, high: 0.8, color: [0.82, 0.92, 1], power: 0.62 * rim },
      { azimuth: -66, elevation: 20, wide: 0.16, high: 1, color: [1, 0.95, 0.9], power: 0.2 },
      {
        azimuth: 140,
        elevation: 30,
        wide: 0.1,
        high: 0.7,
        color: [1, 0.9, 0.78],
        power: 0.3 * rim,
        isShadowless: true,
      },
    ],
    zenith: [0.075, 0.078, 0.085],
    horizon: [0.045, 0.043, 0.043],
    floor: own,
    far: dim(own, 0.62),
    top: dim(own, 0.16),
    falloff: 0.35,
    turn: [0.7, 2.6],
  }
}
