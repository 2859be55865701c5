import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { createNegative, enlarge, type Print, printSilver } from '../../painting/film.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { alpineGround, erodedGround, type Ground, type Spot, viewTerrain } from '../../painting/terrain.ts'

/** Where a place on the snow is seen, in units × 1000, and how large a length of 1 is there. */
export type Sight = (x: number, z: number, above?: number) => { x: number; y: number; scale: number; isSeen: boolean }

/** What stands on the snow, what lies on it as a shadow, and what is pale before it: drawn white, in units × 1000. */
export interface Marks {
  standing: string
  lying: string
  pale?: string
}

export interface Snow {
  seed: string
  eye: number
  focal: number
  horizon: number
  far: number
  /** The great shape of the land. */
  land: (x: number, z: number) => number
  /** Height of drifts, and of the ripples the wind leaves. */
  drifts: number
  ripples: number
  sun: number
  sky: [upper: number, lower: number]
  /** Loss of contrast with distance. */
  air: number
  /** Mountains at the end of it. */
  peaks?: { from: number; height: number; spread: number }
  marks?: (sight: Sight, lots: Lots) => Marks
  print?: Print
}

/** Snow with hardly anything on it. */
export const paintSnow = (snow: Snow): Paint => {
  return async (canvas, lots) => {
    const negative = createNegative(canvas, 2_600_000)
    const { width, height, unit } = negative
    const wide = width / unit
    const drift = erodedGround(`${snow.seed} drift`, { octaves: 4, wear: 0.4 })
    const ripple = erodedGround(`${snow.seed} ripple`, { octaves: 2, wear: 0.2 })
    const crests = alpineGround(`${snow.seed} peaks`, { octaves: 9 })
    const { peaks } = snow
    const ground: Ground = (x, z, foot, floor) => {
      let rise = snow.land(x, z) + snow.drifts * drift(x * 0.35, z * 0.35, foot * 0.35, -Infinity)
      if (z < 12) rise += snow.ripples * ripple(x * 3 + z, z * 7 - x * 2, foot * 6, -Infinity)
      if (peaks && z > peaks.from) {
        const lift = smoothstep(peaks.from, peaks.from + peaks.spread, z) * peaks.height
        rise +=
          lift *
          crests(
            x / peaks.spread,
            z / peaks.spread,
            foot / peaks.spread,
            lift > 0.01 ? (floor - rise) / lift : -Infinity,
          )
      }
      return rise
    }
    const side = Math.sign(snow.sun)
    const light = ({ x, z, slopeX, slopeZ, sun }: Spot) => {
      const up = 1 / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ)
      const facing = clamp((slopeX * side * 0.9 + slopeZ * 0.2 + Math.abs(snow.sun)) * up)
      const rocky = peaks && z > peaks.from ? smoothstep(0.75, 1.2, hypot(slopeX, slopeZ) + 0.3 * Math.sin(x * 9)) : 0
      return (0.9 - 0.78 * rocky) * (0.36 * up + (facing * sun * 0.62) / (0.35 + Math.abs(snow.sun)))
    }
    const view = {
      eye: snow.eye,
      focal: snow.focal,
      horizon: snow.horizon,
      near: 0.5,
      far: snow.far,
      steps: Math.round(unit * 0.65),
    }
    const haze = ({ z }: Spot) => 1 - Math.exp(-((z * snow.air) ** 1.3))
    const seen = viewTerrain(negative, view, ground, { sun: snow.sun, light, haze })
    const cloud = layered(createNoise(lots.below(1e9)), 4)
    const [upper, lower] = snow.sky
    const sky = sampled(
      (x, y) =>
        (lower + (upper - lower) * smoothstep(snow.horizon + 0.1, -0.1, y)) * (1 + 0.12 * cloud(x * 0.9, y * 2)),
      wide,
      height / unit,
      40,
    )
    negative.each(sky)
    const { data } = negative
    for (let at = 0; at < data.length; at++) {
      const cover = seen.cover[at]!
      if (cover <= 0) continue
      const hazy = seen.haze[at]!
      data[at]! += (seen.light[at]! * (1 - hazy) + lower * hazy - data[at]!) * cover
    }
    if (snow.marks) {
      const sight = createSight(snow, wide, ground)
      const { standing, lying, pale = '' } = snow.marks(sight, lots.fork('marks'))
      const [stood, lain] = [await Layer.drawn(negative, standing), (await Layer.drawn(negative, lying)).blur(0.0012)]
      const white = pale ? await Layer.drawn(negative, pale) : undefined
      for (let at = 0; at < data.length; at++) {
        let tone = data[at]! * (1 - 0.5 * lain.data[at]!)
        tone += (0.018 - tone) * stood.data[at]!
        data[at] = white ? tone + (0.72 - tone) * white.data[at]! : tone
      }
    }
    printSilver(canvas, await enlarge(negative, canvas), { grain: 0.026, ...snow.print })
  }
}

function createSight({ eye, focal, horizon }: Snow, wide: number, ground: Ground): Sight {
  return (x, z, above = 0) => {
    const rise = ground(x, z, 0.01, -Infinity) + above
    let isSeen = true
    for (let nearer = 0.1; nearer < 0.96 && isSeen; nearer += 0.02) {
      isSeen = ground(x * nearer, z * nearer, 0.05, -Infinity) < eye + (rise - eye) * nearer + 0.01
    }
    return {
      x: (wide / 2 + (focal * x) / z) * 1000,
      y: (horizon - (focal * (rise - eye)) / z) * 1000,
      scale: (focal / z) * 1000,
      isSeen,
    }
  }
}

/** A fence of stakes, half buried, along a line over the snow. */
export const drawFence =
  (path: (share: number) => [x: number, z: number], count: number, tall = 0.32) =>
  (sight: Sight, lots: Lots) => {
    let [standing, lying, wire] = ['', '', '']
    for (let at = 0; at < count; at++) {
      const [x, z] = path(at / (count - 1))
      const foot = sight(x, z)
      const high = tall * (lots.chance(0.2) ? lots.between(0.3, 0.7) : lots.between(0.85, 1.1)) * foot.scale
      const lean = lots.bell() * 0.06 * high
      const thick = Math.max(0.022 * foot.scale, 0.7)
      if (!foot.isSeen) {
        wire = ''
        continue
      }
      const hook = `${(foot.x + lean * 0.8).toFixed(1)} ${(foot.y - high * 0.8).toFixed(1)}`
      if (wire && lots.chance(0.8))
        standing += `<path d="M${wire}L${hook}" stroke="#fff" stroke-width="0.7" stroke-opacity="0.55"/>`
      wire = hook
      standing += `<path d="M${foot.x} ${foot.y + 1}L${foot.x + lean} ${foot.y - high}" stroke="#fff" stroke-width="${thick}"/>`
      lying += `<path d="M${foot.x} ${foot.y}L${foot.x + high * 1.7} ${foot.y + high * 0.12}" stroke="#fff" stroke-width="${thick}" stroke-opacity="0.7"/>`
    }
    return { standing, lying }
  }

/** A bare birch: limbs that part and thin until they are as fine as hair. */
export const drawBirch = (place: [x: number, z: number], tall: number) => (sight: Sight, lots: Lots) => {
  const foot = sight(...place)
  const high = tall * foot.scale
  let [standing, lying] = ['', '']
  const grow = (x: number, y: number, angle: number, length: number, thick: number, depth: number): void => {
    const [bend, steps] = [lots.bell() * 0.18, 4]
    let [placeX, placeY, turned] = [x, y, angle]
    let path = `M${x.toFixed(1)} ${y.toFixed(1)}`
    for (let step = 0; step < steps; step++) {
      turned += bend / steps + lots.bell() * 0.07
      placeX += (Math.sin(turned) * length) / steps
      placeY -= (Math.cos(turned) * length) / steps
      path += `L${placeX.toFixed(1)} ${placeY.toFixed(1)}`
      if (depth < 5 && step > 0 && lots.chance(depth === 0 ? 0.8 : 0.42)) {
        const side = lots.chance(0.5) ? 1 : -1
        grow(
          placeX,
          placeY,
          turned + side * lots.between(0.35, 0.8),
          length * lots.between(0.45, 0.68),
          thick * 0.5,
          depth + 1,
        )
      }
    }
    standing += `<path d="${path}" stroke="#fff" stroke-width="${thick.toFixed(2)}" fill="none" stroke-linecap="round" stroke-opacity="${depth > 3 ? 0.75 : 1}"/>`
    lying += depth < 3 ? `<path d="${path}" stroke="#fff" stroke-width="${thick.toFixed(2)}" fill="none"/>` : ''
    if (depth < 6 && thick > 0.3) {
      grow(placeX, placeY, turned + lots.between(0.1, 0.4), length * 0.72, thick * 0.66, depth + 1)
      if (depth > 0 && depth < 5)
        grow(placeX, placeY, turned - lots.between(0.15, 0.5), length * 0.68, thick * 0.6, depth + 1)
    }
  }
  grow(foot.x, foot.y + 1, lots.bell() * 0.05, high * 0.36, high * 0.032, 0)
  const shadow = `<g transform="translate(${foot.x} ${foot.y}) matrix(1 0 1.5 -0.16 0 0) translate(${-foot.x} ${-foot.y})" opacity="0.5">${lying}</g>`
  return { standing, lying: shadow }
}

/** Two lines a pair of skis has left: a shadow each, and a lit edge beside it. */
export const drawTrack =
  (path: (share: number) => [x: number, z: number], gauge = 0.13) =>
  (sight: Sight, _lots: Lots): Marks => {
    let [lying, pale] = ['', '']
    for (const side of [-0.5, 0.5]) {
      for (let at = 0; at < 160; at++) {
        const [first, second] = [path(at / 160), path((at + 1) / 160)]
        const [from, to] = [sight(first[0] + side * gauge, first[1]), sight(second[0] + side * gauge, second[1])]
        if (!from.isSeen || !to.isSeen) continue
        const width = Math.max(0.024 * from.scale, 0.8)
        const line = (shift: number) => `M${from.x + shift} ${from.y}L${to.x + shift} ${to.y}`
        lying += `<path d="${line(0)}" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`
        pale += `<path d="${line(width * 0.8)}" stroke="#fff" stroke-width="${width * 0.5}" stroke-opacity="0.5"/>`
      }
    }
    return { standing: '', lying, pale }
  }

/** A hut under its load of snow, with a stove pipe. */
export const drawHut =
  (place: [x: number, z: number], size: number) =>
  (sight: Sight, _lots: Lots): Marks => {
    const foot = sight(...place)
    const s = size * foot.scale
    const at = (x: number, y: number) => `${(foot.x + x * s).toFixed(1)},${(foot.y - y * s).toFixed(1)}`
    const wall = `<polygon points="${at(-0.5, -0.04)} ${at(-0.5, 0.4)} ${at(0.32, 0.42)} ${at(0.32, -0.04)}" fill="#fff" fill-opacity="0.93"/>`
    const gable = `<polygon points="${at(0.32, -0.04)} ${at(0.32, 0.42)} ${at(0.47, 0.66)} ${at(0.62, 0.4)} ${at(0.62, -0.03)}" fill="#fff" fill-opacity="0.8"/>`
    const pipe = `<polygon points="${at(-0.12, 0.6)} ${at(-0.12, 0.86)} ${at(-0.07, 0.86)} ${at(-0.07, 0.6)}" fill="#fff"/>`
    const eaves = `<path d="M${at(-0.56, 0.42)}L${at(0.33, 0.44)}" stroke="#fff" stroke-width="${s * 0.03}"/>`
    const shade = `<polygon points="${at(0.6, 0)} ${at(0.62, -0.04)} ${at(1.9, -0.1)} ${at(1.5, -0.02)}" fill="#fff"/>`
    const roof = `<polygon points="${at(-0.58, 0.4)} ${at(-0.44, 0.7)} ${at(0.44, 0.74)} ${at(0.47, 0.68)} ${at(0.32, 0.43)}" fill="#fff"/>`
    const eave = `<path d="M${at(0.32, 0.45)}L${at(0.47, 0.7)}L${at(0.64, 0.42)}" fill="none" stroke="#fff" stroke-width="${s * 0.05}"/>`
    return { standing: wall + gable + pipe + eaves, lying: shade, pale: roof + eave }
  }
