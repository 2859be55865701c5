import { hex, mix, type Rgb } from '../../painting/color.ts'
import type { Studio } from '../../painting/studio.ts'

/** Paper on the studio wall that runs down and out under the stone, in a few tones. */
const PAPERS = {
  chalk: '#cfcac1',
  clay: '#a59c92',
  ash: '#8f908f',
  slate: '#6c7278',
  straw: '#c9c3b8',
  night: '#4b4a4c',
  sage: '#9b9a98',
} as const

type Paper = keyof typeof PAPERS

const dim = (color: Rgb, share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share]

/** A north window high to the left, and a pale wall across from it. */
export function northWindow(paper: Paper): Studio {
  const floor = hex(PAPERS[paper])
  return {
    exposure: 1.14,
    lamps: [
      { azimuth: -64, elevation: 44, wide: 0.42, high: 0.5, color: [1, 0.968, 0.92], power: 0.98 },
      { azimuth: 80, elevation: 16, wide: 0.6, high: 0.8, color: [0.86, 0.93, 1], power: 0.07 },
    ],
    zenith: [0.19, 0.195, 0.21],
    horizon: [0.1, 0.1, 0.104],
    floor,
    far: dim(mix(floor, [0.5, 0.5, 0.52], 0.12), 0.8),
    top: dim(floor, 0.36),
    falloff: 0.16,
  }
}

/** A low sun from the right, long shadows, a cool room. */
export function lowSun(paper: Paper): Studio {
  const floor = hex(PAPERS[paper])
  return {
    exposure: 1.14,
    lamps: [
      { azimuth: 68, elevation: 27, wide: 0.2, high: 0.24, color: [1, 0.93, 0.82], power: 1.25 },
      { azimuth: -70, elevation: 40, wide: 0.8, high: 0.8, color: [0.84, 0.92, 1], power: 0.16 },
    ],
    zenith: [0.15, 0.165, 0.19],
    horizon: [0.085, 0.09, 0.1],
    floor,
    far: dim(floor, 0.6),
    top: dim(floor, 0.24),
    falloff: 0.2,
  }
}

/** A lamp behind the stone, so that thin places let it through. */
export function throughLight(paper: Paper): Studio {
  const floor = hex(PAPERS[paper])
  return {
    exposure: 1.14,
    lamps: [
      { azimuth: 142, elevation: 40, wide: 0.34, high: 0.34, color: [1, 0.95, 0.86], power: 1.35 },
      { azimuth: -48, elevation: 36, wide: 0.7, high: 0.8, color: [0.92, 0.95, 1], power: 0.36 },
    ],
    zenith: [0.17, 0.175, 0.185],
    horizon: [0.09, 0.09, 0.095],
    floor,
    far: dim(floor, 0.55),
    top: dim(floor, 0.2),
    falloff: 0.22,
  }
}

/** One skylight straight above, the walls dark. */
export function skylight(paper: Paper): Studio {
  const floor = hex(PAPERS[paper])
  return {
    exposure: 1.14,
    lamps: [
      { azimuth: -30, elevation: 70, wide: 0.5, high: 0.4, color: [0.98, 0.98, 1], power: 1.02 },
      { azimuth: 105, elevation: 24, wide: 0.3, high: 0.7, color: [1, 0.95, 0.88], power: 0.16 },
    ],
    zenith: [0.17, 0.175, 0.19],
    horizon: [0.08, 0.08, 0.085],
    floor,
    far: dim(floor, 0.62),
    top: dim(floor, 0.2),
    falloff: 0.2,
  }
}
