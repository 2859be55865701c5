import type { Paint } from '../../painter.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { createNegative, enlarge, printSilver } from '../../painting/film.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import {
  alpineGround,
  erodedGround,
  type Ground,
  type Spot,
  surveyGround,
  viewTerrain,
} from '../../painting/terrain.ts'

interface Ridges {
  /** Which mountains. */
  range: string
  /** The camera: height of the lens, focal length, where the horizon lies, how far one sees. */
  eye: number
  focal: number
  horizon: number
  far: number
  near?: number
  /** Height of the summits, and how far they stand from each other. */
  relief: number
  spread: number
  /** 0 is bare rock, 1 leaves only the walls dark. */
  snow: number
  /** The height up to which mist fills the valleys, and how thick it is. */
  mistTop: number
  mist: number
  /** Loss of contrast with distance. */
  air: number
  /** Rise over run; negative when it stands on the right. */
  sun: number
  /** Light of the sky above and at the horizon, and of the air between. */
  sky: [upper: number, lower: number]
  clouds?: number
  contrast?: number
  exposure?: number
  pivot?: number
}

/** Mountains behind mountains, each paler than the one before it. */
export const paintRidges = (r: Ridges): Paint => {
  return async (canvas, lots) => {
    const negative = createNegative(canvas, 2_600_000)
    const { width, height, unit } = negative
    const near = r.near ?? 0.6
    const view = { eye: r.eye, focal: r.focal, horizon: r.horizon, near, far: r.far, steps: Math.round(unit * 0.9) }
    const crests = alpineGround(r.range)
    const shapes = erodedGround(`${r.range} shoulders`, { octaves: 2 })
    const wide = r.spread * 0.7
    const shoulders = surveyGround((x, z) => shapes(x / wide, z / wide, 0, -Infinity), view, width / unit, wide / 12)
    const ground: Ground = (x, z, foot, floor) => {
      // Nothing stands right before the lens.
      const clear = z < near * 2.4 ? 1 - smoothstep(near * 1.1, near * 2.4, z) : 0
      const base = (shoulders(x, z) * 0.35 - 0.3 - clear) * r.relief
      return base + r.relief * crests(x / r.spread, z / r.spread, foot / r.spread, (floor - base) / r.relief)
    }
    const drift = layered(createNoise(`${r.range} mist`), 2)
    const patch = layered(createNoise(`${r.range} snow`), 2)
    const side = Math.sign(r.sun)
    const light = ({ x, z, height, slopeX, slopeZ, sun }: Spot) => {
      const steep = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ)
      const up = 1 / Math.sqrt(1 + steep * steep)
      const facing = clamp((slopeX * side * 0.85 + slopeZ * 0.3 + 0.3) * up)
      const grain = patch(x * 9, z * 9 + height * 14)
      const snowy = smoothstep(-0.2, 0.2, r.snow - steep * 0.6 + grain * 0.22 + (height / r.relief) * 0.25)
      const rock = 0.06 + grain * 0.035
      return (rock + (0.78 - rock) * snowy) * (0.07 + 0.2 * up - 0.04 * clamp(slopeZ) + facing * sun * 1.15)
    }
    const haze = ({ x, z, height }: Spot) => {
      const bank = r.mistTop + drift(x * 0.3, z * 0.3) * r.relief * 0.3 + drift(x * 1.3, z * 1.3) * r.relief * 0.07
      const valley =
        smoothstep(bank + r.relief * 0.12, bank - r.relief * 0.3, height) * r.mist * (1 - Math.exp(-z / 2.5))
      return 1 - Math.exp(-((z * r.air) ** 1.35)) * (1 - valley)
    }
    const seen = viewTerrain(negative, view, ground, { sun: r.sun, light, haze })

    const clouds = layered(createNoise(lots.below(1e9)), 5)
    const [upper, lower] = r.sky
    const sky = sampled(
      (x, y) => {
        const base = lower + (upper - lower) * smoothstep(r.horizon + 0.05, -0.1, y)
        return base * (1 + (r.clouds ?? 0.3) * clouds(x * 1.1 + y * 0.4, y * 3.4))
      },
      width / unit,
      height / unit,
      60,
    )
    negative.each(sky)
    for (let at = 0; at < negative.data.length; at++) {
      const cover = seen.cover[at]!
      if (cover <= 0) continue
      const behind = negative.data[at]!
      const hazy = seen.haze[at]!
      negative.data[at]! += (seen.light[at]! * (1 - hazy) + lower * 0.96 * hazy - behind) * cover
    }
    printSilver(canvas, await enlarge(negative, canvas), {
      contrast: r.contrast ?? 1.15,
      exposure: r.exposure ?? 1,
      pivot: r.pivot ?? 0.5,
    })
  }
}
