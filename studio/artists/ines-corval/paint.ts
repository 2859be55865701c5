import type { Paint } from '../../painter.ts'
import type { Line, Tone } from './linen.ts'
import { Linen } from './linen.ts'
import { type Edge, measure, pour, spanOf, type Veil } from './veil.ts'

interface Picture {
  /** The bare cloth. */
  cloth?: Tone
  /** Where a thin chalk ground lies, which makes colour give light. */
  chalk?: Edge[]
  /** Poured one after the other. */
  veils: Veil[]
  /** Where the cloth was folded: a line, and how hard. */
  folds?: (readonly [fold: Line, depth: number])[]
  /** Threads across the shorter side: fewer on small pictures. */
  threads?: number
}

/** The linen she buys in Guimarães, before anything is on it. */
const RAW: Tone = [0.77, 0.032, 80]
const CHALK: Tone = [0.95, 0.014, 88]

/** Lays chalk on raw linen, pours one veil after the other, and opens the folds. */
export const paintVeils = ({ cloth = RAW, chalk = [], veils, folds = [], threads = 230 }: Picture): Paint => {
  return (canvas, lots) => {
    const linen = new Linen(canvas, cloth)
    const fade = linen.drift(lots.fork('cloth'), 0.9)
    linen.stain(
      [0.82, 0.03, 70],
      linen.sample(30, (x, y) => 0.25 + 0.6 * fade(x, y)),
    )
    if (chalk.length > 0) {
      const veil = { tone: CHALK, edges: chalk, flow: 4, streaks: 0.3, clouds: 0.3, gather: 0, fronts: 0.15 }
      const amount = measure(linen, lots.fork('chalk'), veil)
      linen.cover(CHALK, (x, y) => Math.min(amount(x, y) * 0.78, 0.9), spanOf(linen, veil))
    }
    for (const [at, veil] of veils.entries()) pour(linen, lots.fork(`veil ${at}`), veil)
    for (const [at, [fold, depth]] of folds.entries()) {
      const beside = linen.beside(fold)
      const worn = linen.drift(lots.fork(`fold ${at}`), 14)
      const back: Line = [fold[2], fold[3], fold[0], fold[1]]
      const bare = (x: number, y: number) => {
        const away = Math.abs(beside(x, y))
        return away > 0.005 ? 0 : (1 - away / 0.005) * depth * (0.45 + worn(x, y))
      }
      const near = linen.spanBeside([
        [fold, 0.005],
        [back, 0.005],
      ])
      linen.cover(cloth, bare, near)
      linen.crease(fold, depth)
    }
    linen.dry(lots.fork('dry'), threads)
  }
}
