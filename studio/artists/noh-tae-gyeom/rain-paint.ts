import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { type Rgb, smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import {
  BLACK,
  addDisc,
  addEnlarged,
  createEnlarger,
  createSmall,
  develop,
  type Disc,
  lightAt,
  reduce,
} from './exposure.ts'

export interface Rain {
  /** What the night itself gives, above and below. */
  night: [above: Rgb, below: Rgb]
  lamps: (lots: Lots, wide: number, high: number) => Disc[]
  /** How many drops, and the reach of the largest. */
  drops: number
  largest: number
  /** Runs of water down the glass: where they start (share of the width) and how far they get (share of the height). */
  runs?: { x: number; from: number; to: number; width: number }[]
  /** Where breath and steam have misted the glass: 0 to 1. */
  mist?: (x: number, y: number, wide: number, high: number) => number
  mistColor?: Rgb
  exposure?: number
  /** What stands between us and the glass, in a viewBox of units × 1000. */
  before?: (lots: Lots, wide: number, high: number) => string
}

interface Drop {
  x: number
  y: number
  radius: number
  /** Its outline: taller than wide, and lobed. */
  tall: number
  lobes: [number, number, number, number]
}

/** A pane with rain on it: the focus lies on the water, so that the city behind is only lamps. */
export const paintRain = (rain: Rain): Paint => {
  return async (canvas, lots) => {
    const [wide, high] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
    const lamps = rain.lamps(lots.fork('lamps'), wide, high)
    // The dim light is soft enough to be painted small; what a drop shows is the same night, smaller and upside down.
    const dim = createSmall(canvas, Math.min(1, 150 / canvas.unit))
    layNight(dim, rain.night, lots)
    for (const lamp of lamps) addGlow(dim, lamp)
    const sharp = createSmall(canvas, Math.min(1, 360 / canvas.unit))
    canvas.fill(BLACK)
    addEnlarged(sharp, dim)
    addEnlarged(canvas, dim)
    for (const lamp of lamps) {
      addDisc(canvas, lamp)
      addDisc(sharp, { ...lamp, radius: lamp.radius * 0.72, power: lamp.power * 1.5, cat: 0, rim: 0.2 })
    }
    const misted = layMist(canvas, rain, lots.fork('mist'))
    const drops = strewDrops(rain, lots.fork('drops'), wide, high)
    for (const drop of drops) setDrop(canvas, sharp, drop, misted)
    if (rain.before) await canvas.draw(rain.before(lots.fork('before'), wide, high))
    develop(canvas, { exposure: rain.exposure ?? 1, halo: 0.05 })
  }
}

/** Damp air around a lamp, and the street below it, take on its colour. */
function addGlow(canvas: Canvas, { x, y, radius, color, power }: Disc): void {
  const { width, height, unit, data } = canvas
  const reach = radius * 6
  const [left, right] = [
    Math.max(0, Math.floor((x - reach) * unit)),
    Math.min(width - 1, Math.ceil((x + reach) * unit)),
  ]
  for (let row = Math.max(0, Math.floor((y - reach) * unit)); row < Math.min(height, (y + reach * 1.4) * unit); row++) {
    for (let column = left; column <= right; column++) {
      const [dx, dy] = [(column + 0.5) / unit - x, (row + 0.5) / unit - y]
      const distance = (dx * dx + dy * dy * (dy > 0 ? 0.5 : 1)) / (radius * radius)
      const glow = power * 0.05 * Math.exp(-distance * 0.16)
      const at = (row * width + column) * 3
      for (let part = 0; part < 3; part++) data[at + part]! += color[part]! * glow
    }
  }
}

function layNight(canvas: Canvas, [above, below]: [Rgb, Rgb], lots: Lots): void {
  const cloud = layered(createNoise(lots.fork('night').below(1e9)), 3)
  const high = canvas.height / canvas.unit
  canvas.shade((x, y) => {
    const share = y / high
    const tint = 1 + 0.5 * cloud(x * 2.2, y * 2.2)
    return [
      (above[0] + (below[0] - above[0]) * share) * tint,
      (above[1] + (below[1] - above[1]) * share) * tint,
      (above[2] + (below[2] - above[2]) * share) * tint,
    ]
  })
}

/** Fogs the glass: what is behind it becomes paler and wider. Tells how misted a place is. */
function layMist(
  canvas: Canvas,
  { mist, mistColor = [0.05, 0.06, 0.07], runs = [] }: Rain,
  lots: Lots,
): (x: number, y: number) => number {
  if (!mist) return () => 0
  const [wide, high] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const speck = layered(createNoise(lots.below(1e9)), 3)
  const sway = createNoise(lots.below(1e9))
  const wiped = (x: number, y: number) => {
    let clear = 0
    for (const run of runs) {
      if (y < run.from * high || y > run.to * high) continue
      const middle = run.x * wide + sway(run.x * 50, y * 5) * 0.03 + sway(run.x * 90, y * 17) * 0.006
      clear = Math.max(clear, smoothstep(run.width, run.width * 0.7, Math.abs(x - middle)))
    }
    return 1 - clear
  }
  const amount = sampled(
    (x, y) => mist(x, y, wide, high) * wiped(x, y) * (1 + 0.25 * speck(x * 9, y * 9)),
    wide,
    high,
    260,
  )
  const blurred = reduce(canvas, Math.max(1, Math.round(canvas.unit / 100)))
  blurred.blur(0.06)
  const { width, height, unit, data } = canvas
  const enlarge = createEnlarger(blurred, width, height, 1)
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row + 0.5) / unit
    const behind = enlarge(row)
    for (let column = 0; column < width; column++, at += 3) {
      const x = (column + 0.5) / unit
      const share = Math.min(amount(x, y), 1)
      if (share <= 0.005) continue
      for (let part = 0; part < 3; part++) {
        const fog = behind[column * 3 + part]! * 0.75 + mistColor[part]!
        data[at + part]! += (fog - data[at + part]!) * share * 0.82
      }
    }
  }
  return amount
}

function strewDrops({ drops, largest, runs = [] }: Rain, lots: Lots, wide: number, high: number): Drop[] {
  const strewn: Drop[] = []
  const shape = (x: number, y: number, radius: number): Drop => {
    const wild = Math.min(radius / largest, 1)
    return {
      x,
      y,
      radius,
      tall: 1 + lots.next() * 0.25 + wild * lots.next() * 0.35,
      lobes: [lots.bell() * 0.13 * wild, lots.next() * 6.3, lots.bell() * 0.09 * wild, lots.next() * 6.3],
    }
  }
  for (let at = 0; at < drops; at++) {
    const radius = largest * (0.06 + 0.94 * lots.next() ** 9)
    strewn.push(shape(lots.next() * wide, lots.next() * high, radius))
  }
  for (const run of runs) {
    const end = run.to * high
    strewn.push({ ...shape(run.x * wide, end, run.width * 0.95), tall: 1.7 })
    for (let y = run.from * high; y < end - run.width * 2; y += run.width * lots.between(0.9, 3)) {
      strewn.push(shape(run.x * wide + lots.bell() * run.width * 0.4, y, run.width * lots.between(0.12, 0.42)))
    }
  }
  // Small ones that touch a larger one have long run into it.
  strewn.sort((a, b) => b.radius - a.radius)
  const cell = largest * 2.2
  const cells = new Map<number, Drop[]>()
  const kept: Drop[] = []
  for (const drop of strewn) {
    const [column, row] = [Math.floor(drop.x / cell), Math.floor(drop.y / cell)]
    let isFree = true
    for (let place = 0; place < 9 && isFree; place++) {
      const near = cells.get((row + Math.floor(place / 3) - 1) * 1000 + column + (place % 3) - 1) ?? []
      isFree = near.every((other) => {
        const reach = drop.radius + other.radius
        return (drop.x - other.x) ** 2 + ((drop.y - other.y) / other.tall) ** 2 > reach * reach
      })
    }
    if (!isFree) continue
    kept.push(drop)
    const own = cells.get(row * 1000 + column)
    if (own) own.push(drop)
    else cells.set(row * 1000 + column, [drop])
  }
  return kept
}

const seen = new Float64Array(3)

/** Sets one drop on the glass: a lens that turns the night upside down, dark at its rim, with a glint. */
function setDrop(canvas: Canvas, night: Canvas, drop: Drop, misted: (x: number, y: number) => number): void {
  const { width, height, unit, data } = canvas
  const reach = drop.radius * 1.3
  const [left, right] = [
    Math.max(0, Math.floor((drop.x - reach) * unit)),
    Math.min(width - 1, Math.ceil((drop.x + reach) * unit)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor((drop.y - reach * drop.tall) * unit)),
    Math.min(height - 1, Math.ceil((drop.y + reach * drop.tall) * unit)),
  ]
  const soft = Math.max(1.2 / (drop.radius * unit), 0.06)
  const spread = 0.2 + drop.radius * 1.5
  const [first, firstTurn, second, secondTurn] = drop.lobes
  // A small drop is round as far as anyone can see.
  const isRound = Math.abs(first) + Math.abs(second) < 0.04
  const isFogged = misted(drop.x, drop.y) > 0.3
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const x = (column + 0.5) / unit
      const y = (row + 0.5) / unit
      const u = (x - drop.x) / drop.radius
      const raw = (y - drop.y) / drop.radius / drop.tall
      // Heavier below.
      const v = raw + 0.12 * (1 - u * u)
      let rim = 1
      if (!isRound) {
        const angle = Math.atan2(v, u)
        rim += first * Math.sin(2 * angle + firstTurn) + second * Math.sin(3 * angle + secondTurn)
      }
      const distance = Math.sqrt(u * u + v * v) / rim
      if (distance >= 1) continue
      const cover = smoothstep(1, 1 - soft, distance)
      const bend = 0.35 + 0.65 * distance * distance
      lightAt(night, drop.x - u * spread * bend, drop.y - v * spread * bend * 1.1, seen)
      const dark = 1 - 0.75 * smoothstep(0.66, 1, distance) * (0.6 - 0.4 * v)
      const glint =
        0.35 * smoothstep(0.2, 0, hypot(u + 0.36, v + 0.48)) +
        0.1 * smoothstep(0.1, 0, Math.abs(distance - 0.84)) * smoothstep(0.1, 0.9, v)
      const body = isFogged ? 1 : 1.15
      const at = (row * width + column) * 3
      for (let part = 0; part < 3; part++) {
        const light = seen[part]! * body * dark + glint * (seen[part]! * 0.6 + 0.12)
        data[at + part]! += (light - data[at + part]!) * cover
      }
    }
  }
}
