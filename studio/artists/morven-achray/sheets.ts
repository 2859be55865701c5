import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { oklch, type Rgb, smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { layWash } from '../../painting/wash.ts'
import { Hand } from './hand.ts'
import { type Paper, takeSheet, wearSheet } from './paper.ts'

const GRAPHITE = oklch(0.36, 0.008, 255)
const INK = oklch(0.27, 0.02, 60)

export interface Drawing {
  hand: Hand
  /** For notes and ticks: always pencil. */
  pencil: Hand
  lots: Lots
  width: number
  height: number
}

interface Tint {
  color: Rgb
  load: number
  /** Chosen out of the outlines that the drawing gave back. */
  where?: (outline: readonly number[], at: number) => boolean
}

interface Sheet extends Paper {
  point: 'graphite' | 'ink'
  /** Width of the finest ordinary line: large sheets have finer ones. */
  fine?: number
  tint?: Tint
  /** Draws the plant; may give outlines for a tint. */
  draw: (drawing: Drawing) => number[][] | void
}

/** A plant on a bare sheet. */
export const drawSheet = (sheet: Sheet): Paint => {
  return (canvas, lots) => {
    const tooth = takeSheet(canvas, lots.fork('sheet'), sheet)
    const isInk = sheet.point === 'ink'
    const fine = sheet.fine ?? 0.0021
    const hand = new Hand(
      canvas,
      lots.fork('plant'),
      isInk ? { fine: fine * 0.95, load: 4.2 } : { fine: fine * 1.1, load: 2.8 },
    )
    const pencil = new Hand(canvas, lots.fork('notes'), { fine: fine * 0.95, load: 1.5 })
    const outlines = sheet.draw({ hand, pencil, lots: lots.fork('draw'), ...sizeOf(canvas) })
    if (sheet.tint && outlines) {
      const { color, load, where = () => true } = sheet.tint
      layWash(canvas, outlines.filter(where), color, { seed: `${lots.fork('wash').below(1e9)}`, load, tooth })
    }
    pencil.lay(canvas, GRAPHITE, tooth, { grip: 0.6 })
    if (isInk) hand.lay(canvas, INK, tooth, { grip: 0.14, deepest: 4.4 })
    else hand.lay(canvas, GRAPHITE, tooth, { grip: 0.5, deepest: 3.4 })
    wearSheet(canvas, lots.fork('wear'), sheet)
  }
}

interface Rubbed extends Paper {
  /** How dark the graphite powder lies at a place, 0 to 1. */
  ground: (x: number, y: number, width: number, height: number) => number
  /** Draws with the eraser's edge and with the pencil. */
  draw: (drawing: Drawing & { eraser: Hand }) => void
}

/** A plant taken out of rubbed graphite with an eraser, then sharpened with the pencil. */
export const rubSheet = (sheet: Rubbed): Paint => {
  return (canvas, lots) => {
    const tooth = takeSheet(canvas, lots.fork('sheet'), sheet)
    const size = sizeOf(canvas)
    rubGround(canvas, lots.fork('ground'), tooth, sheet.ground)
    const hand = new Hand(canvas, lots.fork('plant'), { fine: 0.0021, load: 2.4 })
    const pencil = new Hand(canvas, lots.fork('notes'), { fine: 0.002, load: 1.1 })
    const eraser = new Hand(canvas, lots.fork('eraser'), { fine: 0.0019, load: 1.6 })
    sheet.draw({ hand, pencil, eraser, lots: lots.fork('draw'), ...size })
    lift(canvas, eraser, tooth)
    pencil.lay(canvas, GRAPHITE, tooth, { grip: 0.6 })
    hand.lay(canvas, GRAPHITE, tooth, { grip: 0.5, deepest: 3.6 })
    wearSheet(canvas, lots.fork('wear'), sheet)
  }
}

const sizeOf = ({ width, height, unit }: Canvas) => ({ width: width / unit, height: height / unit })

function rubGround(canvas: Canvas, lots: Lots, tooth: Float32Array, ground: Rubbed['ground']): void {
  const { width, height } = sizeOf(canvas)
  const cloud = layered(createNoise(lots.below(1e9)), 4)
  const strokes = layered(createNoise(lots.below(1e9)), 3)
  const tone = sampled(
    (x, y) => {
      const rag = strokes((x + y) * 3, (x - y) * 26) * 0.16 + cloud(x * 2.4, y * 2.4) * 0.22
      const inside = Math.min(x - 0.042, y - 0.04, width - x - 0.04, height - y - 0.044)
      // Tape kept the margin clean, and leaked a little.
      const edge = smoothstep(-0.0035, 0.003, inside + Math.max(0, strokes(x * 22, y * 22)) * 0.004)
      return edge * ground(x, y, width, height) * (0.92 + rag)
    },
    width,
    height,
    300,
  )
  const fine = createNoise(lots.below(1e9))
  const across = canvas.width
  const { data } = canvas
  for (let at = 0, pixel = 0; at < tooth.length; at++, pixel += 3) {
    const [x, y] = [(at % across) / canvas.unit, ((at / across) | 0) / canvas.unit]
    const amount = tone(x, y)
    if (amount <= 0) continue
    // From near the powder shows how it was rubbed, and the single crumbs that were pressed in.
    const rubbed = fine((x + y) * 60, (x - y) * 540) * 0.3 + fine(x * 780, y * 780) * 0.26
    const dark = Math.exp(-amount * 2.05 * (1 + 0.24 * tooth[at]! + rubbed))
    data[pixel]! *= dark
    data[pixel + 1]! *= dark * 1.003
    data[pixel + 2]! *= dark * 1.012
  }
}

function lift(canvas: Canvas, eraser: Hand, tooth: Float32Array): void {
  const [red, green, blue] = oklch(0.94, 0.012, 90)
  const { data } = canvas
  const { load } = eraser.layer
  for (let at = 0, pixel = 0; at < load.length; at++, pixel += 3) {
    if (load[at]! < 0.01) continue
    const share = 1 - Math.exp(-load[at]! * (1.1 - 0.25 * tooth[at]!))
    data[pixel]! += (red - data[pixel]!) * share
    data[pixel + 1]! += (green - data[pixel + 1]!) * share
    data[pixel + 2]! += (blue - data[pixel + 2]!) * share
  }
}
