import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { createNegative, enlarge, type Print, printSilver } from '../../painting/film.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, type Noise, sampled } from '../../painting/noise.ts'
import { type RockView, viewRocks } from './rocks.ts'
import type { Timber } from './timber.ts'

interface Sea {
  /** Units from the top. */
  horizon: number
  sky: [upper: number, lower: number]
  /** Clouds drawn out by the exposure: towards the camera from a point of the horizon, or along it. */
  clouds: { kind: 'radial' | 'level'; from?: number; strength: number }
  water: [far: number, near: number]
  /** A brighter place at the horizon. */
  glow?: { x: number; width: number; strength: number }
  /** A disc behind the mist. */
  sun?: { x: number; y: number; radius: number; strength: number }
  /** How much the horizon is lost in mist. */
  dim?: number
  swell?: number
  rocks?: Omit<RockView, 'horizon'>
  /** Posts, a jetty. */
  timber?: (lots: Lots) => Timber
  print?: Print
}

/** A sea left open to the shutter for minutes: the water turns to mist, what stands in it stays. */
export const paintSea = (sea: Sea): Paint => {
  return async (canvas, lots) => {
    const negative = createNegative(canvas, 2_600_000)
    const { width, height, unit } = negative
    const [wide, high] = [width / unit, height / unit]
    const heaven = sampled(createHeaven(sea, lots.below(1e9)), wide, sea.horizon + 0.05, 90)
    const surface = sampled(createSurface(sea, lots.below(1e9), high), wide, high, 110)
    const blur = 0.0015 + (sea.dim ?? 0) * 0.06
    negative.each((x, y) => {
      const below = smoothstep(sea.horizon - blur, sea.horizon + blur, y)
      const glow = sea.glow
        ? 1 +
          sea.glow.strength * Math.exp(-(((x - sea.glow.x) / sea.glow.width) ** 2) - ((y - sea.horizon) / 0.22) ** 2)
        : 1
      return (
        glow *
        (below <= 0 ? heaven(x, y) : below >= 1 ? surface(x, y) : heaven(x, y) * (1 - below) + surface(x, y) * below)
      )
    })
    if (sea.sun) hangSun(negative, sea.sun)
    if (sea.rocks) setRocks(negative, { ...sea.rocks, horizon: sea.horizon })
    if (sea.timber) await setTimber(negative, sea.timber(lots.fork('timber')), lots.below(1e9))
    printSilver(canvas, await enlarge(negative, canvas), sea.print)
  }
}

function hangSun(negative: Layer, { x: sunX, y: sunY, radius, strength }: NonNullable<Sea['sun']>): void {
  negative.each((x, y, below) => {
    const far = hypot(x - sunX, y - sunY)
    return below + strength * (smoothstep(radius * 1.05, radius * 0.95, far) + 0.35 * Math.exp(-far / radius / 1.6))
  })
}

function createHeaven({ horizon, sky: [upper, lower], clouds }: Sea, seed: number): Noise {
  const veil = layered(createNoise(seed), 5, { gain: 0.55 })
  const from = clouds.from ?? 0.5
  return (x, y) => {
    const above = Math.max(horizon - y, 0)
    const base = lower + (upper - lower) * smoothstep(-0.05, horizon + 0.15, above)
    const [dx, dy] = [x - from, above + 0.035]
    const cloud =
      clouds.kind === 'radial'
        ? veil(Math.atan2(dx, dy) * 2.6, Math.log(dx * dx + dy * dy) * 0.32)
        : veil((dx / (dy + 0.12)) * 0.45, 1.3 / (dy + 0.12))
    return base * Math.max(1 + clouds.strength * cloud * 1.6 * smoothstep(0, 0.25, above + 0.05), 0.05)
  }
}

function createSurface({ horizon, water: [far, near], swell = 0.2 }: Sea, seed: number, high: number): Noise {
  const milk = layered(createNoise(seed), 4)
  return (x, y) => {
    const below = Math.max(y - horizon, 0.004)
    const base = far + (near - far) * smoothstep(0, high - horizon, below) ** 0.8
    const depth = 1 / (below + 0.05)
    const drift =
      milk((x - 0.5) * depth * 0.28, depth * 1.1) * 0.7 + milk((x - 0.5) * depth * 0.9 + 5, depth * 5.2) * 0.3
    return base * (1 + swell * drift * clamp(below * 9, 0.12, 1))
  }
}

/** Lays rocks into the water, with a soft mirror image below and the pale drift of broken waves around them. */
function setRocks(negative: Layer, rocks: RockView): void {
  const { width, height, data } = negative
  const seen = viewRocks(negative, rocks)
  const mirror = new Layer(negative, 0.5)
  const foam = new Layer(negative, 0.5)
  for (let column = 0; column < mirror.width; column++) {
    let top = -1
    for (let row = 0; row < mirror.height; row++) {
      const at = Math.min(row * 2, height - 1) * width + Math.min(column * 2, width - 1)
      const isSolid = seen.cover[at]! * (1 - seen.haze[at]!) > 0.5
      foam.data[row * mirror.width + column] = seen.cover[at]! * seen.haze[at]!
      if (isSolid && top < 0) top = row
      if (isSolid || top < 0) continue
      // The foot of one rock: below it stands its own height, upside down.
      const reach = (row - top) * 0.9 + 3
      for (let below = row; below < Math.min(mirror.height, row + reach); below++) {
        const place = below * mirror.width + column
        mirror.data[place] = Math.max(mirror.data[place]!, 1 - (below - row) / reach)
      }
      top = -1
    }
  }
  mirror.blur(0.008)
  foam.blur(0.012)
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row + 0.5) / negative.unit
    for (let column = 0; column < width; column++, at++) {
      const half = (row >> 1) * mirror.width + (column >> 1)
      let tone = data[at]!
      if (mirror.data[half]! > 0) tone *= 1 - 0.62 * mirror.at((column + 0.5) / negative.unit, y)
      if (foam.data[half]! > 0) tone += (0.75 - tone) * 0.35 * clamp(foam.at((column + 0.5) / negative.unit, y))
      const solid = seen.cover[at]! * (1 - seen.haze[at]!)
      data[at] = tone + (seen.light[at]! - tone) * solid
    }
  }
}

/** Sets old wood into the water: nearly black, its lit sides streaked by weather. */
async function setTimber(negative: Layer, timber: Timber, seed: number): Promise<void> {
  const grain = layered(createNoise(seed), 3)
  const wood = await Layer.drawn(negative, timber.standing)
  const side = await Layer.drawn(negative, timber.lit)
  const mirror = (await Layer.drawn(negative, timber.mirrored, 0.5)).blur(0.006)
  negative.each((x, y, below) => {
    const water = below * (1 - 0.55 * mirror.at(x, y))
    const share = wood.at(x, y)
    if (share <= 0) return water
    const streak = grain(x * 160, y * 14)
    const tone = 0.018 + 0.012 * streak + side.at(x, y) * (0.11 + 0.09 * streak)
    return water + (tone - water) * share
  })
}
