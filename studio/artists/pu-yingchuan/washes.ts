import { tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import type { Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { cutSoftMask, type Mask } from '../../painting/mask.ts'
import { createNoise, layered, type Noise } from '../../painting/noise.ts'
import { type Outline, type Point, resample } from '../../painting/outline.ts'
import { readTooth, toothScale } from './rag-paper.ts'
import { settle, type Settled } from './settling.ts'

export type Field = number | ((x: number, y: number) => number)

/** One lay of thin colour, from the moment it is put down until it has dried. Sizes in units of the shorter side. */
export interface Wash {
  shapes: readonly Outline[]
  /** Paper kept white within it. */
  holes?: readonly Outline[]
  /** The colour where it is as thick as usual. */
  color: Rgb
  /** A second colour that runs into the first while both are wet. */
  second?: Rgb
  /** Where the second colour is, 0 to 1. */
  run?: Field
  /** How much pigment there is; 1 unless said. */
  load?: Field
  /** How uneven the pigment settles. */
  cloud?: number
  /** The size of its clouds. */
  cloudSize?: number
  /** How unsteady the edge is. */
  wobble?: number
  /** How dark the edge dries. */
  edge?: number
  /** How far it spread into wet paper; 0 is dry paper. */
  soft?: number
  /** How much of the edge was softened afterwards, 0 to 1. */
  lost?: number
  /** How much pigment settles in the paper's hollows. */
  grain?: number
  /** How little water was on the brush: paper's hills stay white, 0 to 1. */
  dry?: number
  /** Where a drop of clean water fell and pushed the pigment away. */
  blooms?: readonly (readonly [x: number, y: number, radius: number])[]
}

/** What is left of light behind so much pigment, on a fine grid. */
const STEPS = 400
const THROUGH = tabulate(12 * STEPS, (at) => Math.exp(-at / STEPS))

/** Lays a wash and lets it dry. */
export function layWash(canvas: Canvas, lots: Lots, wash: Wash): void {
  const { unit } = canvas
  const { soft = 0, lost = 0, edge = 0.8, wobble = 0.004 } = wash
  const noise = createNoise(lots.below(1e9))
  const rough = (outline: Outline) => (wobble > 0 ? tremble(outline, noise, wobble) : outline)
  const shapes = wash.shapes.map(rough)
  const holes = (wash.holes ?? []).map(rough)
  const mask = cutSoftMask(canvas, shapes, soft, { holes, pad: lost > 0 ? 0.056 : 0.002 })
  if (mask.data.length === 0) return
  const wide = edge > 0 && soft < 0.02 ? fit(cutSoftMask(canvas, shapes, soft + 0.011, { holes }), mask) : NOTHING
  const vague = lost > 0 ? fit(cutSoftMask(canvas, shapes, soft + 0.034, { holes }), mask) : NOTHING
  const settled = settle({ ...mask, data: lost > 0 ? vague : mask.data }, unit, layered(noise, 3), noise, wash)
  dryUp(canvas, mask, { ...settled, wide, vague, edge }, wash)
}

/** What a mask holds, within the box of another. */
function fit(from: Mask, box: Mask): Float32Array {
  if (from.left === box.left && from.top === box.top && from.width === box.width && from.height === box.height) {
    return from.data
  }
  const data = new Float32Array(box.data.length)
  const first = Math.max(from.left, box.left)
  const last = Math.min(from.left + from.width, box.left + box.width)
  const bottom = Math.min(from.top + from.height, box.top + box.height)
  if (last <= first) return data
  for (let y = Math.max(from.top, box.top); y < bottom; y++) {
    const start = (y - from.top) * from.width - from.left
    data.set(from.data.subarray(start + first, start + last), (y - box.top) * box.width + first - box.left)
  }
  return data
}

const NOTHING = new Float32Array(0)

interface Drying extends Settled {
  wide: Float32Array
  vague: Float32Array
  edge: number
}

/** What one row of a drying wash needs to know. */
interface Row {
  data: Float32Array
  cover: Float32Array
  wide: Float32Array
  vague: Float32Array
  loads: Float32Array
  runs: Float32Array
  lost: Float32Array
  /** How much red, green and blue light the first paint holds back, and how much more the second. */
  held: Float64Array
  left: number
  edge: number
  grain: number
  /** Above 1 where no paper stays white. */
  wetness: number
  per: number
  tooth: number
}

/** Takes away from every pixel the light its pigment holds back. */
function dryUp(canvas: Canvas, mask: Mask, how: Drying, wash: Wash): void {
  const { width, unit, data } = canvas
  const { step, columns, load, run, gone, wide, vague, edge } = how
  const { color, second = color, dry = 0, grain = 0.18 } = wash
  const first = color.map(absorb)
  const held = Float64Array.of(...first, ...second.map((part, at) => absorb(part) - first[at]!))
  const [loads, runs, lost] = [0, 1, 2].map(() => new Float32Array(columns)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const row: Row = {
    data,
    cover: mask.data,
    wide,
    vague,
    loads,
    runs,
    lost,
    held,
    left: mask.left,
    edge: edge * 1.9,
    // From afar single grains are not seen.
    grain: grain * Math.min(1, unit / 800),
    wetness: dry > 0 ? (1 - dry) * 6 - 1.2 : 9,
    per: 1 / step,
    tooth: toothScale(unit),
  }
  for (let line = 0; line < mask.height; line++) {
    const top = Math.floor(line / step)
    const dy = line / step - top
    between(load, top * columns, dy, loads)
    if (wash.second) between(run, top * columns, dy, runs)
    if (vague.length > 0) between(gone, top * columns, dy, lost)
    dryRow(row, line * mask.width, mask.width, mask.top + line, ((mask.top + line) * width + mask.left) * 3)
  }
}

// A function of its own for one row: engines make such loops fast at once.
function dryRow(row: Row, line: number, count: number, y: number, start: number): void {
  const { data, cover: covers, wide, vague, loads, runs, lost, held, left, edge, grain, wetness, per, tooth } = row
  const [redA, greenA, blueA, redB, greenB, blueB] = [held[0]!, held[1]!, held[2]!, held[3]!, held[4]!, held[5]!]
  const hasEdge = wide.length > 0
  const hasLost = vague.length > 0
  for (let column = 0; column < count; column++) {
    let cover = covers[line + column]!
    const spread = hasLost ? vague[line + column]! : cover
    if (cover <= 0.002 && spread <= 0.002) continue
    const cell = (column * per) | 0
    const dx = column * per - cell
    const hill = readTooth(left + column, y, tooth)
    let rim = hasEdge ? (cover - wide[line + column]!) * edge : 0
    if (hasLost) {
      const away = lost[cell]! + (lost[cell + 1]! - lost[cell]!) * dx
      cover += (spread - cover) * away
      rim *= 1 - away
    }
    const wetted = wetness - hill * 3.6
    if (wetted < 1) cover *= wetted < 0 ? 0 : wetted
    const amount = loads[cell]! + (loads[cell + 1]! - loads[cell]!) * dx
    const pigment = cover * amount * (1 + (rim > 0 ? rim : rim * 0.3)) * (1 - grain * hill)
    if (pigment <= 0.001) continue
    const share = runs[cell]! + (runs[cell + 1]! - runs[cell]!) * dx
    const pixel = start + column * 3
    data[pixel]! *= through(pigment * (redA + redB * share))
    data[pixel + 1]! *= through(pigment * (greenA + greenB * share))
    data[pixel + 2]! *= through(pigment * (blueA + blueB * share))
  }
}

/** One line of the coarse grid, between two of its rows. */
function between(values: Float32Array, start: number, dy: number, line: Float32Array): void {
  const below = start + line.length
  for (let at = 0; at < line.length; at++) {
    line[at] = values[start + at]! + (values[below + at]! - values[start + at]!) * dy
  }
}

const absorb = (part: number) => -Math.log(Math.max(part, 0.004))

function through(held: number): number {
  const at = (held * STEPS) | 0
  return at < THROUGH.length ? THROUGH[at]! : 0
}

/** Takes colour off with a damp brush or a blade, back towards the paper. */
export function liftColor(canvas: Canvas, paper: Rgb, shapes: readonly Outline[], amount: number, soft: number): void {
  const { width, data } = canvas
  const mask = cutSoftMask(canvas, shapes, soft)
  for (let row = 0; row < mask.height; row++) {
    const start = ((mask.top + row) * width + mask.left) * 3
    liftRow(data, start, mask.data, row * mask.width, mask.width, amount, paper)
  }
}

function liftRow(
  data: Float32Array,
  start: number,
  cover: Float32Array,
  line: number,
  count: number,
  amount: number,
  paper: Rgb,
) {
  for (let column = 0; column < count; column++) {
    const share = cover[line + column]! * amount
    if (share === 0) continue
    const pixel = start + column * 3
    data[pixel]! += (paper[0] - data[pixel]!) * share
    data[pixel + 1]! += (paper[1] - data[pixel + 1]!) * share
    data[pixel + 2]! += (paper[2] - data[pixel + 2]!) * share
  }
}

/** An outline as a loaded brush leaves it: slow bends, small tremors. */
function tremble(outline: Outline, noise: Noise, reach: number): Point[] {
  return resample(outline, 0.006, true).map(([x, y]) => {
    const [slow, fast] = [noise(x * 9, y * 9), noise(x * 37 + 5, y * 37)]
    const [other, quick] = [noise(x * 9 + 50, y * 9), noise(x * 37, y * 37 + 70)]
    return [x + (slow * 1.6 + fast * 0.5) * reach, y + (other * 1.6 + quick * 0.5) * reach]
  })
}
