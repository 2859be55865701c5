import { curve, lengthOf, placeOn } from '../../painting/curves.ts'
import type { Hand } from './hand.ts'

/** The angle by which leaves and rays follow each other around a stem. */
export const GOLDEN = Math.PI * (3 - Math.sqrt(5))

type Vector = readonly [number, number, number]

interface Umbel {
  x: number
  y: number
  /** Where the axis points on the sheet, in radians (−π/2 is up), and how far it leans towards the viewer (0 to π/2). */
  heading: number
  lean: number
  rays: number
  length: number
  /** Half the opening of the whole umbel, in radians; beyond π/2 it hangs over. */
  spread: number
  /** How strongly rays curve: positive closes like a nest, negative arches outwards. */
  curl?: number
  tip: 'bud' | 'flower' | 'fruit' | 'bare'
  small?: number
  bracts?: number
  weight?: number
  /** Leaves out a sector of rays, as if broken off. */
  missing?: (angle: number, at: number) => boolean
  /** Size of what stands at the tips. */
  size?: number
}

/** An umbel of umbels: rays in golden order around one point, each ending in a smaller umbel. */
export function drawUmbel(hand: Hand, umbel: Umbel): void {
  const {
    x,
    y,
    heading,
    lean,
    rays,
    length,
    spread,
    curl = 0,
    tip,
    small = 13,
    bracts = 5,
    weight = 1,
    missing,
    size = 1,
  } = umbel
  const { lots } = hand
  const axis: Vector = [Math.cos(heading) * Math.cos(lean), Math.sin(heading) * Math.cos(lean), Math.sin(lean)]
  const [aside, toward] = framing(axis)
  const all = Array.from({ length: rays }, (_, at) => {
    const around = at * GOLDEN + lots.bell() * 0.06
    const open = spread * Math.sqrt((at + 0.6) / rays) * (1 + lots.bell() * 0.035)
    const far = length * (0.82 + 0.18 * Math.sqrt((at + 0.6) / rays)) * (1 + lots.bell() * 0.05)
    const points: Vector[] = []
    let place: Vector = [x, y, 0]
    const steps = 9
    for (let step = 0; step <= steps; step++) {
      points.push(place)
      const bent = open * (1 - curl * (step / steps - 0.35))
      const way = direct(axis, aside, toward, around, bent)
      place = [place[0] + (way[0] * far) / steps, place[1] + (way[1] * far) / steps, place[2] + (way[2] * far) / steps]
    }
    const end = points.at(-1)!
    const before = points.at(-3)!
    return { points, end, way: subtract(end, before), around, at, far }
  })
    .filter(({ around, at }) => !missing?.(around % (Math.PI * 2), at))
    .toSorted((a, b) => a.end[2] - b.end[2])
  drawBracts(hand, umbel, axis, aside, toward, bracts)
  for (const { points, end, way, far } of all) {
    const near = 0.5 + 0.5 * Math.max(-1, Math.min(1, end[2] / length))
    const flat = points.flatMap(([px, py]) => [px, py])
    const path = curve(flat, 20)
    const tone = 0.45 + 0.55 * near
    if (near > 0.45 && lengthOf(path) > 0.05) {
      hand.solid(path, (share) => 0.0011 + 0.0007 * (1 - share) * weight, {
        weight: 0.62 * weight,
        hatch: 0.55,
        bulge: 0.2,
      })
    } else hand.line(path, (0.65 + 0.5 * near) * weight, { start: 0.05, end: 0.1, load: tone })
    if (tip !== 'bare') {
      drawUmbellet(hand, {
        end,
        way,
        tip,
        count: Math.round(small * (0.8 + 0.4 * lots.next())),
        length: far * 0.24,
        near,
        weight,
        size,
      })
    }
  }
}

function drawBracts(
  hand: Hand,
  { x, y, length, weight = 1 }: Umbel,
  axis: Vector,
  aside: Vector,
  toward: Vector,
  count: number,
): void {
  for (let bract = 0; bract < count; bract++) {
    const way = direct(axis, aside, toward, bract * GOLDEN * 1.9 + 0.4, 1.9 + hand.lots.bell() * 0.15)
    const far = length * hand.lots.between(0.13, 0.2)
    const path = curve(
      [x, y, x + way[0] * far * 0.55, y + way[1] * far * 0.5, x + way[0] * far, y + way[1] * far + far * 0.22],
      12,
    )
    hand.line(path, 1.3 * weight, { start: 0.3, end: 0.7 })
    hand.line(
      path.map((part, at) => part + (at % 2 ? 0.0012 : 0.0016)),
      0.6 * weight,
      { start: 0.1, end: 0.5, load: 0.7 },
    )
  }
}

interface Umbellet {
  end: Vector
  way: Vector
  tip: Umbel['tip']
  count: number
  length: number
  near: number
  weight: number
  size: number
}

function drawUmbellet(hand: Hand, { end, way, tip, count, length, near, weight, size }: Umbellet): void {
  const { lots } = hand
  const axis = unit([way[0], way[1] - 0.25 * Math.hypot(...way), way[2]])
  const [aside, toward] = framing(axis)
  const spread = tip === 'fruit' ? 0.75 : tip === 'bud' ? 0.6 : 1.05
  const all = Array.from({ length: count }, (_, at) => {
    const turn = direct(axis, aside, toward, at * GOLDEN + lots.bell() * 0.1, spread * Math.sqrt((at + 0.5) / count))
    const far = length * lots.between(0.75, 1)
    return { turn, end: [end[0] + turn[0] * far, end[1] + turn[1] * far, end[2] + turn[2] * far] as const }
  }).toSorted((a, b) => a.end[2] - b.end[2])
  for (const { turn, end: tipAt } of all) {
    const load = 0.4 + 0.6 * near * (turn[2] > -0.2 ? 1 : 0.6)
    const bend = 0.06 * length
    hand.line(
      curve([end[0], end[1], (end[0] + tipAt[0]) / 2, (end[1] + tipAt[1]) / 2 + bend, tipAt[0], tipAt[1]], 6),
      0.5 * weight,
      {
        start: 0,
        end: 0.1,
        load,
      },
    )
    if (tip === 'fruit') drawFruit(hand, tipAt[0], tipAt[1], Math.atan2(turn[1], turn[0]), length * 0.2 * size, load)
    else if (tip === 'flower') drawFlower(hand, tipAt[0], tipAt[1], length * 0.17 * size, turn, load)
    else hand.layer.dot(tipAt[0], tipAt[1], length * 0.05 * size, 0.9 * load)
  }
}

/** A ribbed fruit of two halves, with the two styles left on top. */
export function drawFruit(hand: Hand, x: number, y: number, heading: number, size: number, load = 1): void {
  const [dx, dy] = [Math.cos(heading), Math.sin(heading)]
  const axis = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [x + dx * size * 2 * share, y + dy * size * 2 * share])
  const shape = (share: number) => size * 0.62 * Math.sin(Math.PI * (0.06 + share * 0.88)) ** 0.8
  hand.solid(axis, shape, { weight: 0.75, hatch: 0 })
  for (const rib of [-0.45, 0.05, 0.5]) {
    const path = curve(
      [0.08, 0.35, 0.65, 0.93].flatMap((share) => {
        const off = shape(share) * rib
        return [x + dx * size * 2 * share + dy * off, y + dy * size * 2 * share - dx * off]
      }),
      8,
    )
    hand.line(path, 0.45, { start: 0.2, end: 0.3, load: 0.7 * load })
  }
  const [tipX, tipY] = [x + dx * size * 2, y + dy * size * 2]
  for (const side of [-1, 1]) {
    hand.line(
      [
        tipX,
        tipY,
        tipX + (dx + side * dy * 0.8) * size * 0.3,
        tipY + (dy - side * dx * 0.8) * size * 0.3,
        tipX + (dx * 0.6 + side * dy * 1.6) * size * 0.5,
        tipY + (dy * 0.6 - side * dx * 1.6) * size * 0.5,
      ],
      0.4,
      { load: 0.8 * load },
    )
  }
}

/** A small flower of five notched petals, flattened as it turns from the viewer. */
function drawFlower(hand: Hand, x: number, y: number, size: number, [wx, wy, wz]: Vector, load: number): void {
  const flat = 0.35 + 0.65 * Math.abs(wz)
  const turn = Math.atan2(wy, wx) + Math.PI / 2
  const first = hand.lots.next() * 6
  for (let petal = 0; petal < 5; petal++) {
    const points: number[] = []
    for (let step = 0; step <= 8; step++) {
      const share = step / 8
      const angle = first + (petal + (share - 0.5) * 0.8) * ((Math.PI * 2) / 5)
      const reach = size * (Math.sin(Math.PI * share) ** 0.5 * (1 - 0.32 * Math.exp(-((share - 0.5) ** 2) * 60)))
      const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat]
      points.push(x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn))
    }
    hand.layer.clear(points, 0.8)
    hand.line(points, 0.5, { start: 0.1, end: 0.2, load })
  }
  hand.layer.dot(x, y, size * 0.16, 0.7 * load)
}

/** A grooved stem through given places, thick at first; gives its axis for what grows on it. */
export function drawStem(
  hand: Hand,
  places: readonly number[],
  from: number,
  to: number,
  { grooves = 2, weight = 1 } = {},
): number[] {
  const axis = curve(places, 60)
  const radius = (share: number) => from + (to - from) * share ** 0.8
  hand.solid(axis, radius, { hatch: from > 0.009 ? 0.6 : 0, bulge: 0.5, weight: 1.15 * weight, shade: 0.9 })
  const { dx, dy } = placeOn(axis, 0.5)
  // Lines that run along the stem, closer together where it turns from the light.
  const shadow = dy * 0.62 - dx * 0.78 >= 0 ? 1 : -1
  for (let groove = 0; groove < grooves + 3; groove++) {
    const isShade = groove >= grooves
    const off = isShade
      ? shadow * (0.45 + 0.17 * (groove - grooves))
      : -0.35 + (groove / Math.max(1, grooves - 1)) * 0.6
    let at = hand.lots.between(0, 0.1)
    while (at < 0.96) {
      const end = Math.min(0.98, at + hand.lots.between(0.12, 0.4))
      const path: number[] = []
      for (let step = 0; step <= 16; step++) {
        const share = at + ((end - at) * step) / 16
        const place = placeOn(axis, share)
        path.push(place.x + place.dy * radius(share) * off, place.y - place.dx * radius(share) * off)
      }
      hand.line(path, isShade ? 0.6 : 0.5, { start: 0.2, end: 0.4, load: isShade ? 0.85 : 0.7 })
      at = end + hand.lots.between(0.02, isShade ? 0.05 : 0.1)
    }
  }
  return axis
}

const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Two directions at right angles to an axis and to each other. */
function framing(axis: Vector): [Vector, Vector] {
  const aside = unit(cross(axis, Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  return [aside, cross(axis, aside)]
}

function direct(axis: Vector, aside: Vector, toward: Vector, around: number, open: number): Vector {
  const [out, on] = [Math.sin(open), Math.cos(open)]
  const [c, s] = [Math.cos(around), Math.sin(around)]
  const part = (k: 0 | 1 | 2) => axis[k] * on + (aside[k] * c + toward[k] * s) * out
  return [part(0), part(1), part(2)]
}
