import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import type { Tile } from '../../painting/tiles.ts'
import type { Line, Linen, Span, Tone } from './linen.ts'

/** One side of a veil: the pigment lies to the right of a line, or within puddles. Places are shares, lengths units. */
export interface Edge {
  line?: Line
  pools?: readonly (readonly [x: number, y: number, radius: number])[]
  /** Over how far it fades. */
  soft?: number
  /** How far it strays from its line. */
  stray?: number
  /** How much pigment gathered where it dried. */
  tide?: number
  /** How far from it the pigment thins towards the light. */
  lit?: number
}

export interface Veil {
  tone: Tone
  edges: Edge[]
  /** How strong: 1 takes on the tone. */
  body?: number
  /** The way it ran when it was poured, in degrees from the horizontal. */
  flow?: number
  /** How visibly it ran, and how cloudy it dried: 0 to 1. */
  streaks?: number
  clouds?: number
  /** How much more pigment gathers at the end of the way it ran. */
  gather?: number
  /** How much darker it is where it stayed wet for longest. */
  fronts?: number
  /** Water dropped into it while wet: x and y in shares, radius in units. */
  blooms?: readonly (readonly [x: number, y: number, radius: number])[]
  /** Printed off, paler, on the other side of a fold. */
  print?: { fold: Line; share: number }
}

/** Pours a veil onto the linen. */
export function pour(linen: Linen, lots: Lots, veil: Veil): void {
  const amount = measure(linen, lots, veil)
  linen.stain(veil.tone, amount, spanOf(linen, veil))
  if (veil.print) {
    const { fold, share } = veil.print
    const patches = linen.drift(lots.fork('print'), 5)
    const mirror = reflect(linen, fold)
    linen.stain(veil.tone, (x, y) => {
      const [otherX, otherY] = mirror(x, y)
      return amount(otherX, otherY) * share * smoothstep(-0.35, 0.45, patches(x, y))
    })
  }
}

/** Where a veil can be at all. */
export function spanOf(linen: Linen, { edges }: Pick<Veil, 'edges'>): Span {
  return linen.spanBeside(edges.flatMap(({ line, stray = 0.004 }) => (line ? [[line, stray * 2] as const] : [])))
}

/** How much pigment a veil leaves at each place. */
export function measure(linen: Linen, lots: Lots, veil: Veil): Tile {
  const { edges, body = 1, flow = 90, streaks = 0.3, clouds = 0.35, gather = 0.2, fronts = 0.22, blooms = [] } = veil
  const angle = (flow * Math.PI) / 180
  const run = linen.drift(lots.fork('run'), 0.7, 6, angle)
  const cloud = linen.drift(lots.fork('cloud'), 1.7)
  const stray = linen.drift(lots.fork('stray'), 3)
  const fine = linen.drift(lots.fork('fine'), 22)
  const drying = linen.sample(60, linen.drift(lots.fork('drying'), 0.8, 1.9, angle))
  const sides = edges.map(({ line, pools = [], soft = 0.004, stray = 0.004, tide = 0, lit = 0 }) => {
    return { beside: line ? linen.beside(line) : within(linen, pools), soft: Math.max(soft, 0.003), stray, tide, lit }
  })
  const drops = blooms.map(([x, y, radius]) => [x * linen.width, y * linen.height, radius] as const)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.abs(linen.width * cos) + Math.abs(linen.height * sin)
  const evenness = linen.sample(90, (x, y) => {
    const down = ((x * cos + y * sin) / length) * gather * 2 - gather
    return body * Math.max(0.08, 1 + streaks * run(x, y) * 1.3 + clouds * cloud(x, y) * 1.3 + down)
  })
  return (x, y) => {
    let cover = 1
    let tide = 0
    for (const side of sides) {
      let distance = side.beside(x, y)
      const reach = side.stray * 2
      if (distance < -reach) return 0
      if (distance < reach + side.soft + 0.04) {
        distance += (stray(x, y) * 1.6 + fine(x, y) * 0.25) * side.stray
        if (distance <= 0) return 0
        if (distance < side.soft) cover *= smoothstep(0, side.soft, distance)
        if (side.tide > 0) tide += side.tide * rim(distance)
      }
      if (side.lit > 0 && distance < side.lit * 5) cover *= 1 - 0.86 * Math.exp(-distance / side.lit)
    }
    let wash = 1
    for (const [dropX, dropY, radius] of drops) {
      const away = radius - hypot(x - dropX, y - dropY)
      if (away < -radius) continue
      const inside = away + (stray(x * 2, y * 2) * 0.5 + fine(x, y) * 0.12) * radius
      wash *= 1 - 0.62 * smoothstep(0, radius * 0.8, inside)
      tide += 0.5 * rim(inside + 0.006)
    }
    let front = drying(x, y)
    if (front > -0.12 && front < 0.25) front += fine(x * 0.4, y * 0.4) * 0.13
    const dried = front < -0.03 ? 0 : front < 0 ? 1 + front / 0.03 : Math.max(0.62, 1 - front * 4)
    return cover * evenness(x, y) * (wash + tide + fronts * dried)
  }
}

/** The dark line a puddle leaves where it dries: steep outside, fading inwards. */
const rim = (distance: number) =>
  distance < 0 ? 0 : distance < 0.004 ? distance / 0.004 : Math.exp(-(distance - 0.004) / 0.009)

/** How far inside of puddles a place is, each run together with the next. */
function within(linen: Linen, pools: NonNullable<Edge['pools']>): Tile {
  const puddles = bend(pools.map(([x, y, radius]) => [x * linen.width, y * linen.height, radius]))
  const necks = puddles.map((from, at) => [from, puddles[at + 1] ?? from] as const)
  return linen.sample(140, (x, y) => {
    let inside = -Infinity
    for (const [[x1, y1, first], [x2, y2, second]] of necks) {
      const [dx, dy] = [x2 - x1, y2 - y1]
      const length = dx * dx + dy * dy
      const share = length === 0 ? 0 : Math.min(Math.max(((x - x1) * dx + (y - y1) * dy) / length, 0), 1)
      const away = hypot(x - x1 - dx * share, y - y1 - dy * share)
      inside = Math.max(inside, first + (second - first) * share - away)
    }
    return inside
  })
}

type Puddle = readonly [x: number, y: number, radius: number]

/** Puts puddles between the given ones, so that a run of them bends instead of breaking. */
function bend(puddles: Puddle[]): Puddle[] {
  if (puddles.length < 3) return puddles
  return puddles.flatMap((here, at) => {
    const next = puddles[at + 1]
    if (!next) return [here]
    const [before, after] = [puddles[at - 1] ?? here, puddles[at + 2] ?? next]
    return Array.from({ length: 6 }, (_, step): Puddle => {
      const t = step / 6
      const along = (part: 0 | 1 | 2) => {
        const [a, b, c, d] = [before[part], here[part], next[part], after[part]]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }
      return [along(0), along(1), Math.max(along(2), 0.004)]
    })
  })
}

/** The sides of a shape, all alike but for those named by their number; its corners clockwise, as `x y, x y, …`. */
export function shape(
  corners: string,
  all: Omit<Edge, 'line'> = {},
  some: Record<number, Omit<Edge, 'line'>> = {},
): Edge[] {
  const points = corners.split(', ').map((corner) => corner.split(' ').map(Number) as [x: number, y: number])
  return points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as [number, number]
    return { line: [x, y, nextX, nextY], ...all, ...some[at] }
  })
}

function reflect(linen: Linen, fold: Line): (x: number, y: number) => [number, number] {
  const beside = linen.beside(fold)
  const [dx, dy] = [(fold[2] - fold[0]) * linen.width, (fold[3] - fold[1]) * linen.height]
  const length = hypot(dx, dy)
  return (x, y) => {
    const away = beside(x, y) * 2
    return [x + (away * dy) / length, y - (away * dx) / length]
  }
}
