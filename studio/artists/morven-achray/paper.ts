import { tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { mix, oklch, smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import { createTooth, laySheet } from '../../painting/paper-sheet.ts'
import type { Hand } from './hand.ts'

type Edge = 'left' | 'right' | 'top' | 'bottom'

export interface Paper {
  /** Lightness, chroma and hue. */
  tone?: readonly [number, number, number]
  torn?: Edge
  /** Pinholes as shares of width and height. */
  pins?: readonly (readonly [number, number])[]
  grain?: number
  age?: number
}

const MOUNT = oklch(0.9, 0.012, 85)

/** A sheet from the drawer, its colour and its age; gives its tooth, for the pencil to catch on. */
export function takeSheet(
  canvas: Canvas,
  lots: Lots,
  { tone = [0.955, 0.016, 88], grain = 520, age = 0.22 }: Paper,
): Float32Array {
  const seed = `${lots.below(1e9)}`
  const tooth = createTooth(canvas, seed, grain)
  laySheet(canvas, { seed, color: oklch(...tone), tooth, relief: 0.028, aged: oklch(tone[0] - 0.1, 0.055, 76), age })
  const fox = lots.fork('fox')
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  for (let spot = 0; spot < 26; spot++) {
    const [x, y] = [fox.next() * width, height * (0.15 + 0.85 * Math.sqrt(fox.next()))]
    canvas.dab(x, y, fox.between(0.001, 0.0055), oklch(0.72, 0.07, 68), fox.between(0.03, 0.16), 0.2)
  }
  return tooth
}

/** What happens to a sheet on the wall and in the drawer: pinholes, and one edge torn from the block. */
export function wearSheet(canvas: Canvas, lots: Lots, { torn, pins = [] }: Paper): void {
  for (const [x, y] of pins) pinhole(canvas, lots, (x * canvas.width) / canvas.unit, (y * canvas.height) / canvas.unit)
  if (torn) tearEdge(canvas, lots, torn)
}

function pinhole(canvas: Canvas, lots: Lots, x: number, y: number): void {
  canvas.dab(x, y, 0.009, oklch(0.78, 0.05, 66), 0.2, 0.1)
  canvas.dab(x + 0.0012, y + 0.0016, 0.0042, oklch(0.6, 0.03, 70), 0.3, 0.1)
  canvas.dab(x - 0.0012, y - 0.0014, 0.0034, oklch(0.99, 0.01, 90), 0.5, 0.2)
  canvas.dab(x, y, lots.between(0.0021, 0.0027), oklch(0.2, 0.01, 60), 0.9, 0.6)
}

/** Tears one side: the mount shows, then the soft white fibres of the tear, then the sheet with its small shadow. */
function tearEdge(canvas: Canvas, lots: Lots, edge: Edge): void {
  const { unit } = canvas
  const [width, height] = [canvas.width / unit, canvas.height / unit]
  const noise = layered(createNoise(lots.below(1e9)), 5, { gain: 0.62 })
  const fibre = createNoise(lots.below(1e9))
  const upright = edge === 'left' || edge === 'right'
  const base = lots.between(0.02, 0.028)
  const distance = (x: number, y: number) =>
    edge === 'left' ? x : edge === 'right' ? width - x : edge === 'top' ? y : height - y
  // The line of the tear, once for every pixel along it.
  const long = Math.ceil((upright ? height : width) * unit) + 2
  const line = tabulate(long, (at) => base + 0.02 * noise((at / unit) * 5, 3))
  const tornAt = (x: number, y: number) =>
    line[Math.min(long - 1, Math.max(0, Math.round((upright ? y : x) * unit)))]! + 0.0012 * fibre(x * 230, y * 230)
  const shadow = mix(MOUNT, oklch(0.45, 0.02, 70), 0.8)
  const white = oklch(0.985, 0.006, 90)
  const deep = Math.ceil((base + 0.05) * unit)
  const [left, right] = [edge === 'right' ? canvas.width - deep : 0, edge === 'left' ? deep : canvas.width]
  const [top, bottom] = [edge === 'bottom' ? canvas.height - deep : 0, edge === 'top' ? deep : canvas.height]
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const [x, y] = [(column + 0.5) / unit, (row + 0.5) / unit]
      const inside = distance(x, y) - tornAt(x, y)
      if (inside < 0.0012) canvas.blend(column, row, MOUNT, smoothstep(0.0012, -0.0012, inside))
      if (inside < 0) {
        const [castX, castY] = [x - 0.004, y - 0.005]
        const cast = tornAt(castX, castY) - distance(castX, castY)
        canvas.blend(column, row, shadow, 0.42 * smoothstep(0.016, 0, cast))
      }
      if (inside < -0.001 || inside > 0.014) continue
      const wide = 0.006 + 0.006 * fibre((upright ? y : x) * 31, 7)
      const fuzz = 0.75 + 0.5 * fibre(x * 140, y * 140)
      canvas.blend(column, row, white, 0.75 * smoothstep(wide, wide * 0.4, inside) * fuzz)
    }
  }
}

/** Notes in a small quick hand that nobody can read, one line under the other. */
export function note(
  hand: Hand,
  x: number,
  y: number,
  { lines = 2, length = 0.12, size = 0.0065, slope = -0.03 } = {},
): void {
  const { lots } = hand
  for (let row = 0; row < lines; row++) {
    const end = length * (row === lines - 1 ? lots.between(0.35, 0.8) : lots.between(0.85, 1.05))
    for (let at = 0; at < end; at += size * lots.between(0.8, 1.5))
      at += word(hand, x + at, y + row * size * 2.9 + at * slope, size)
  }
}

/** One word: loops that lean forward, a few of them tall or deep; gives its length. */
function word(hand: Hand, x: number, y: number, size: number): number {
  const { lots } = hand
  const letters = 2 + lots.below(6)
  const points: number[] = []
  let run = 0
  for (let letter = 0; letter < letters; letter++) {
    const tall = lots.chance(0.22) ? lots.between(1.7, 2.2) : lots.between(0.7, 1)
    const deep = lots.chance(0.1) ? 1.1 : 0.05
    const wide = size * lots.between(0.55, 0.95)
    for (let step = 0; step < 8; step++) {
      const turn = (step / 8) * Math.PI * 2
      const rise = (1 - Math.cos(turn)) / 2
      const high = step > 5 ? -deep * rise * 0.4 + rise * tall * 0.6 : rise * tall
      points.push(x + run + wide * (step / 8) + size * (0.28 * Math.sin(turn) + 0.3 * high), y - size * high)
    }
    run += wide
  }
  hand.line(points, 0.4, { start: 0.03, end: 0.05, load: 0.6 })
  return run
}

/** A thin leader from a note to what it speaks of, with a tick at its end. */
export function leader(hand: Hand, fromX: number, fromY: number, toX: number, toY: number): void {
  hand.line([fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2 + 0.001, toX, toY], 0.36, {
    start: 0.02,
    end: 0.1,
    load: 0.5,
  })
  hand.line([toX - 0.004, toY + 0.003, toX, toY, toX + 0.001, toY - 0.005], 0.45, { end: 0.2, load: 0.6 })
}

/** A measure: a hairline with ticks, as long as what it measured. */
export function measure(hand: Hand, x: number, y: number, length: number, { upright = true, ticks = 10 } = {}): void {
  const [stepX, stepY] = upright ? [0, length / ticks] : [length / ticks, 0]
  hand.line([x, y, x + stepX * ticks * 0.5, y + stepY * ticks * 0.5, x + stepX * ticks, y + stepY * ticks], 0.36, {
    start: 0,
    end: 0,
    load: 0.5,
  })
  for (let tick = 0; tick <= ticks; tick++) {
    const long = (tick % 5 === 0 ? 0.009 : 0.005) * hand.lots.between(0.85, 1.15)
    const [px, py] = [x + stepX * tick, y + stepY * tick]
    hand.line(
      upright ? [px - long / 2, py, px + long / 2, py + 0.0004] : [px, py - long / 2, px + 0.0004, py + long / 2],
      0.42,
      {
        start: 0,
        end: 0.1,
        load: 0.55,
      },
    )
  }
}
