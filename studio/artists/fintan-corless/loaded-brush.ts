import type { Rgb } from '../../painting/color.ts'
import { ACROSS, ALONG, brushes, knives } from './bristles.ts'

/** One touch of the brush or the knife: a slightly bent mark around its middle, in units of the shorter side. */
export interface Stroke {
  x: number
  y: number
  angle: number
  length: number
  width: number
  /** How far its middle lies beside the straight line, as a share of its length. */
  bend?: number
  color: Rgb
  /** A second paint on the same brush, drawn out in streaks. */
  streak?: Rgb
  /** How thick the paint lies, 1 being a well loaded brush. */
  body?: number
  /** How much of the paint below is taken along, 0 to 1. */
  wet?: number
  /** How soon the brush runs out, 0 to 1. */
  dry?: number
  /** How lightly it is dragged, catching only on the ridges below, 0 to 1. */
  drag?: number
  knife?: boolean
  /** Which brush; any whole number. */
  lot: number
}

/** In how many lanes a brush takes along what lies below it. */
export const LANES = 8

/** A brush or knife that has been loaded for one mark; always of the same make, so that painting with it is fast. */
export class LoadedBrush {
  long = 0
  half = 0
  sag = 0
  thick = 0
  wet = 0
  dry = 0
  drag = 0
  /** How high the paint is where the mark starts. */
  level = 0
  setDown = 0
  liftOff = 0
  round = 0
  turned = 1
  knife = false
  hairs: Float32Array = brushes[0]!
  /** The two paints, as square roots. */
  readonly paints = new Float64Array(6)

  load(
    { color, streak = color, wet = 0.25, dry = 0.35, drag = 0, knife = false, bend = 0, lot }: Stroke,
    long: number,
    half: number,
    thick: number,
  ): void {
    this.long = long
    this.half = half
    this.sag = (bend * 2) / long
    this.thick = thick
    this.wet = wet
    this.dry = dry
    this.drag = drag
    this.setDown = knife ? half * 0.12 : Math.min(half, long)
    this.liftOff = knife ? half * 0.15 : Math.min(half * 0.8, long)
    this.round = knife ? 0.4 : 0.85
    this.turned = lot & 32 ? -1 : 1
    this.knife = knife
    this.hairs = knife ? knives[lot % knives.length]! : brushes[lot % brushes.length]!
    for (let part = 0; part < 3; part++) {
      this.paints[part] = Math.sqrt(color[part]!)
      this.paints[part + 3] = Math.sqrt(streak[part]!)
    }
  }
}

/** How rough paint must be for a dragged brush to catch on it. */
const ROUGH = 0.0022

/** Lays one row of pixels of a mark; a function of its own, for engines make such loops fast at once. */
export function strokeRow(
  touch: LoadedBrush,
  paint: Float32Array,
  relief: Float32Array,
  lanes: Float32Array,
  start: number,
  count: number,
  startAlong: number,
  startBeside: number,
  cos: number,
  sin: number,
): void {
  const { long, half, sag, thick, wet, dry, drag, level, setDown, liftOff, round, turned, knife, hairs, paints } = touch
  const [ownR, ownG, ownB] = [paints[0]!, paints[1]!, paints[2]!]
  const [otherR, otherG, otherB] = [paints[3]! - ownR, paints[4]! - ownG, paints[5]! - ownB]
  const [perLength, perHalf] = [1 / (long * 2), 1 / half]
  for (let step = 0; step < count; step++) {
    const along = startAlong + step * cos
    const begun = long + along
    const ahead = long - along
    if (begun < 0 || ahead < 0) continue
    const across = startBeside - step * sin - sag * along * along
    if (across < -half || across > half) continue
    const u = begun * perLength
    const v = across * perHalf
    // What the hairs leave here, read between two of them.
    const place = (v * turned * 0.5 + 0.5) * (ACROSS - 1.01)
    const hair = place | 0
    const from = ((u * (ALONG - 0.01)) | 0) * ACROSS + hair
    const trace = hairs[from]! + (hairs[from + 1]! - hairs[from]!) * (place - hair)
    let side = v < 0 ? 1 + v : 1 - v
    // The mark is rounded where the brush is set down and ragged where it is lifted.
    let heap = 0
    if (begun < setDown) {
      const short = 1 - begun / setDown
      side -= round * short * short * (1 - 0.3 * trace)
      heap = short * 0.4
    }
    if (ahead < liftOff) {
      const short = 1 - ahead / liftOff
      side -= round * short * short * (0.9 - 0.6 * trace)
      heap = short
    }
    let cover = side * half * (0.6 + 0.3 * trace) + 0.1
    const first = begun * 0.7 - (1 - trace) * half * (knife ? 0.02 : 0.12)
    if (first < cover) cover = first
    const end = (ahead - (1 - trace) * half * (knife ? 0.12 : 0.15 + dry)) * 0.6
    if (end < cover) cover = end
    if (cover <= 0) continue
    if (cover > 1) cover = 1
    // Towards its end the brush has paint on its longest hairs only.
    const spent = u * dry * 1.5 - 0.62 - trace * 0.6
    if (spent > 0) cover *= 1 - spent * 3
    const at = start + step
    if (drag > 0) cover *= 0.9 - drag + (relief[at]! - level) / ROUGH + trace * 0.5
    if (cover <= 0) continue
    if (cover > 1) cover = 1
    const rim = side < 0.3 ? (0.3 - side) * side * 30 : 0
    const lay = knife
      ? thick * (0.9 + 0.16 * trace + rim * (v * turned > 0 ? 0.75 : 0.25) + heap * 0.8)
      : thick * (0.8 + 0.5 * trace + rim * 0.4 + heap * 0.45) * (1 - u * dry * 0.5)
    relief[at] = relief[at]! * (1 - cover * 0.75) + lay * cover
    // Both paints of the brush, and what the lane took along from below.
    let mixed = trace * 0.7 + 0.45
    mixed = mixed < 0 ? 0 : mixed > 1 ? 1 : mixed
    const taken = wet * (0.3 + 0.7 * u) * (1.1 - 0.5 * trace)
    const lanePlace = (v * 0.5 + 0.5) * (LANES - 1.01)
    const lane = lanePlace | 0
    const next = taken * (lanePlace - lane)
    const here = taken - next
    const rest = 1 - taken
    const low = lane * 3
    const pixel = at * 3
    const red = (ownR + otherR * mixed) * rest + lanes[low]! * here + lanes[low + 3]! * next
    const green = (ownG + otherG * mixed) * rest + lanes[low + 1]! * here + lanes[low + 4]! * next
    const blue = (ownB + otherB * mixed) * rest + lanes[low + 2]! * here + lanes[low + 5]! * next
    paint[pixel]! += (red - paint[pixel]!) * cover
    paint[pixel + 1]! += (green - paint[pixel + 1]!) * cover
    paint[pixel + 2]! += (blue - paint[pixel + 2]!) * cover
  }
}
