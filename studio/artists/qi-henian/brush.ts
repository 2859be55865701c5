import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import { createClouds } from '../../painting/tiles.ts'
import type { Sheet } from './sheet.ts'

/** Where the brush is: place and width in units of the shorter side, and how dry it runs there (0 wet, 1 nothing). */
export type Touch = readonly [x: number, y: number, width: number, dry: number]

export interface Stroke {
  way: readonly Touch[]
  /** How strong the ink was ground: 1 black, 0.2 pale. */
  tone?: number
  /** How wet, that is how far it creeps: 0 to 1. */
  wet?: number
  /** How much the hairs part into streaks, 0 to 1. */
  split?: number
  /** How far the hairs' ends differ at the beginning and the end, in widths. */
  ragged?: readonly [start: number, end: number]
  /** How round the beginning and the end are: 1 a half circle. */
  round?: readonly [start: number, end: number]
  /** How far the beginning and the end slant, in widths. */
  slant?: readonly [start: number, end: number]
}

interface Step {
  x: number
  y: number
  /** To the right of the way, one half of the width long. */
  sideX: number
  sideY: number
  width: number
  dry: number
  /** How far along the way. */
  along: number
}

const DENSEST = 4.4

/** Draws one stroke of a brush full of hairs, each of which runs dry in its own time. */
export function brush(sheet: Sheet, lots: Lots, stroke: Stroke): void {
  const { tone = 1, wet = 0.4, split = 0.5, ragged = [0.03, 0.5], round = [0.8, 0.2], slant = [0.1, 0] } = stroke
  const steps = follow(stroke.way)
  const last = steps.at(-1) as Step
  const widest = Math.max(...steps.map(({ width }) => width))
  const leave = createHairs(sheet, lots, { widest, split, tone, wet })
  const ends = createClouds('hair ends', 5, 0.75)
  const shift = lots.next() * 8
  const hairs = 3 + widest * 60
  const merge = createMerger(sheet, widest, wet)
  const [first, final] = [steps[0] as Step, last]
  const deposit = (column: number, row: number, across: number, along: number, dry: number) => {
    let soft = 1
    if (along < widest * 1.6) {
      const hair = ragged[0] * (0.5 + ends(across * hairs * 0.5 + shift, 1)) + slant[0] * (across * 0.5 + 0.5)
      soft = along - widest * hair - first.width * round[0] * bulge(across)
    }
    const rest = final.along - along
    if (rest < widest * 2) {
      const hair = ragged[1] * (0.5 + ends(across * hairs + shift, 3)) + slant[1] * (across * 0.5 + 0.5)
      soft = Math.min(soft, rest - widest * hair - final.width * round[1] * bulge(across))
    }
    if (soft <= 0) return
    merge(column, row, along, leave(column, row, across, along, dry) * Math.min(1, soft / 0.003), 1 - dry)
  }
  for (let at = 1; at < steps.length; at++) fillQuad(sheet, steps[at - 1] as Step, steps[at] as Step, deposit)
  merge.finish()
}

const bulge = (across: number) => 0.5 * (1 - Math.sqrt(Math.max(0, 1 - across * across)))

/** What the hairs leave at a place across (-1 to 1) and along the stroke. */
function createHairs(
  { tooth }: Sheet,
  lots: Lots,
  { widest, split, tone, wet }: { widest: number; split: number; tone: number; wet: number },
): (column: number, row: number, across: number, along: number, dry: number) => number {
  const hair = createClouds('hairs', 5, 0.8)
  const clump = createClouds('hair clumps', 4, 0.6)
  const shift = lots.next() * 8
  const count = widest * 46
  return (column, row, across, along, dry) => {
    const single = hair(across * count + shift, along * 1.3 + shift)
    const bundle = clump(across * (2 + widest * 7) + shift, along * 0.8 - shift)
    const edge = 1 - Math.abs(across)
    const grit = tooth(column, row)
    const lifted = dry * Math.abs(across) ** 3 * 0.35
    const hold =
      0.62 + single * (0.3 + 0.5 * split) + bundle * (0.25 + 0.75 * split) + grit * (0.1 + 0.26 * dry) - lifted
    const want = -0.35 + dry * 1.75
    let cover = (hold - want) / (0.1 + 0.14 * (1 - dry))
    if (cover <= 0) return 0
    if (cover > 1) cover = 1
    // The outline trembles with the paper where the brush is wet.
    const rim = edge * widest * 130 + grit * 0.6 + single * 0.8
    if (rim <= 0) return 0
    const body = tone * (0.86 + single * 0.22 + bundle * 0.24) + (1 - wet) * 0.04
    return cover * Math.min(rim, 1) * body * DENSEST * (1 - dry * 0.25)
  }
}

type Merge = ((column: number, row: number, along: number, amount: number, water: number) => void) & {
  finish: () => void
}

/** Joins a stroke with what is there: it covers itself once, but deepens where it crosses. */
function createMerger(sheet: Sheet, widest: number, wet: number): Merge {
  const { ink, damp } = sheet
  const { width } = ink
  const amounts = scratch(sheet, 'amounts')
  const ways = scratch(sheet, 'ways')
  let [left, top, right, bottom] = [width, ink.height, -1, -1]
  const merge = (column: number, row: number, along: number, amount: number, water: number) => {
    if (amount <= 0.004) return
    const at = row * width + column
    const before = amounts[at]!
    amounts[at] = before > 0 && along - ways[at]! > widest * 0.8 ? before + amount * 0.5 : Math.max(before, amount)
    ways[at] = along
    const small = (row >> 1) * damp.width + (column >> 1)
    damp.data[small] = Math.max(damp.data[small]!, amount * wet * Math.max(water, 0) ** 2 * 0.5)
    if (column < left) left = column
    if (column > right) right = column
    if (row < top) top = row
    if (row > bottom) bottom = row
  }
  const finish = () => {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const at = row * width + column
        const amount = amounts[at]!
        if (amount === 0) continue
        amounts[at] = 0
        ink.data[at] = Math.max(ink.data[at]!, amount) + Math.min(ink.data[at]!, amount) * 0.55
      }
    }
  }
  return Object.assign(merge, { finish })
}

const scratches = new WeakMap<Sheet, Map<string, Float32Array>>()

function scratch(sheet: Sheet, name: string): Float32Array {
  const known = scratches.get(sheet) ?? new Map<string, Float32Array>()
  scratches.set(sheet, known)
  const data = known.get(name) ?? new Float32Array(sheet.ink.data.length)
  known.set(name, data)
  return data
}

/** The way of the brush in small steps, bending smoothly through its touches. */
function follow(way: readonly Touch[]): Step[] {
  const path: [x: number, y: number, width: number, dry: number][] = []
  for (let at = 0; at < way.length - 1; at++) {
    const [b, c] = [way[at] as Touch, way[at + 1] as Touch]
    const [a, d] = [way[at - 1] ?? b, way[at + 2] ?? c]
    const count = Math.max(4, Math.ceil(hypot(c[0] - b[0], c[1] - b[1]) / 0.008))
    for (let step = 0; step < count; step++) path.push(between(a, b, c, d, step / count))
  }
  path.push([...(way.at(-1) as Touch)])
  let along = 0
  return path.map(([x, y, width, dry], at) => {
    const [before, after] = [path[Math.max(at - 1, 0)]!, path[Math.min(at + 1, path.length - 1)]!]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = hypot(dx, dy) || 1
    if (at > 0) along += hypot(x - before[0], y - before[1])
    const half = Math.max(width, 0.001) / 2
    return { x, y, sideX: (-dy / length) * half, sideY: (dx / length) * half, width, dry, along }
  })
}

function between(a: Touch, b: Touch, c: Touch, d: Touch, t: number): [number, number, number, number] {
  const bend = (part: 0 | 1) =>
    b[part] +
    0.5 *
      t *
      (c[part] -
        a[part] +
        t * (2 * a[part] - 5 * b[part] + 4 * c[part] - d[part] + t * (3 * (b[part] - c[part]) + d[part] - a[part])))
  const ease = t * t * (3 - 2 * t)
  return [bend(0), bend(1), b[2] + (c[2] - b[2]) * ease, b[3] + (c[3] - b[3]) * ease]
}

type Deposit = (column: number, row: number, across: number, along: number, dry: number) => void

/** Visits every pixel between two steps, with its place across and along the stroke. */
function fillQuad(sheet: Sheet, from: Step, to: Step, deposit: Deposit): void {
  const left: Corner = { x: from.x - from.sideX, y: from.y - from.sideY, across: -1, share: 0 }
  const right: Corner = { x: from.x + from.sideX, y: from.y + from.sideY, across: 1, share: 0 }
  const farRight: Corner = { x: to.x + to.sideX, y: to.y + to.sideY, across: 1, share: 1 }
  const farLeft: Corner = { x: to.x - to.sideX, y: to.y - to.sideY, across: -1, share: 1 }
  fillTriangle(sheet, [left, right, farRight], from, to, deposit)
  fillTriangle(sheet, [left, farRight, farLeft], from, to, deposit)
}

interface Corner {
  x: number
  y: number
  across: number
  share: number
}

function fillTriangle(
  { ink }: Sheet,
  [p, q, r]: [Corner, Corner, Corner],
  from: Step,
  to: Step,
  deposit: Deposit,
): void {
  const { unit, width, height } = ink
  const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  if (Math.abs(area) < 1e-9) return
  const top = Math.max(0, Math.ceil(Math.min(p.y, q.y, r.y) * unit - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(p.y, q.y, r.y) * unit - 0.5))
  for (let row = top; row <= bottom; row++) {
    const y = (row + 0.5) / unit
    const [a, b, c] = [crossing(p, q, y), crossing(q, r, y), crossing(r, p, y)]
    const start = Math.max(0, Math.ceil(Math.min(a ?? 9, b ?? 9, c ?? 9) * unit - 0.5))
    const end = Math.min(width - 1, Math.floor(Math.max(a ?? -9, b ?? -9, c ?? -9) * unit - 0.5))
    for (let column = start; column <= end; column++) {
      const x = (column + 0.5) / unit
      const first = ((q.x - x) * (r.y - y) - (q.y - y) * (r.x - x)) / area
      const second = ((r.x - x) * (p.y - y) - (r.y - y) * (p.x - x)) / area
      const third = 1 - first - second
      const share = first * p.share + second * q.share + third * r.share
      const across = first * p.across + second * q.across + third * r.across
      deposit(column, row, across, from.along + (to.along - from.along) * share, from.dry + (to.dry - from.dry) * share)
    }
  }
}

/** Where a side of a triangle crosses a height, if it does. */
function crossing(from: Corner, to: Corner, y: number): number | undefined {
  if (from.y > y === to.y > y) return undefined
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
}
