import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { oklch, type Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import { type Outline, type Point, sizeInUnits } from '../../painting/outline.ts'
import { Impasto } from './impasto.ts'
import { follow, fringe, type Hand, lay, lose, type Passage, put, type Touch } from './passages.ts'

/** A picture on the easel: its size in units of the shorter side, and the ways of putting paint on it. */
export interface Easel {
  w: number
  h: number
  lots: Lots
  noise: Noise
  lay: (passage: Passage) => void
  follow: (line: Outline, look: Touch & { closed?: boolean }) => void
  fringe: (line: Outline, look: Parameters<typeof fringe>[2]) => void
  put: (from: Point, to: Point, look: Omit<Touch, 'length'>) => void
  lose: (line: Outline, how?: Parameters<typeof lose>[2]) => void
}

interface Surface {
  ground: Rgb
  /** The colour that is in every mixture. */
  mother?: Rgb
  /** How deep the relief looks. */
  relief?: number
  gloss?: number
}

/** Primes a canvas, lets it be painted and lights what came of it. */
export const onEasel = (
  { ground, mother = ground, relief = 1.15, gloss = 1 }: Surface,
  paint: (easel: Easel) => void,
): Paint => {
  const paintOn = (canvas: Canvas, lots: Lots) => {
    const oil = new Impasto(canvas, ground, `${lots.below(1e9)}`)
    const hand: Hand = { oil, lots, mother, memory: [] }
    paint({
      ...sizeInUnits(canvas),
      lots,
      noise: createNoise(lots.below(1e9)),
      lay: (passage) => lay(hand, passage),
      follow: (line, look) => follow(hand, line, look),
      fringe: (line, look) => fringe(hand, line, look),
      put: (from, to, look) => put(hand, from, to, look),
      lose: (line, how) => lose(hand, line, how),
    })
    oil.finish({ strength: relief, gloss })
  }
  return (canvas, lots) => {
    // Hairs are wider than a pixel by then: larger pictures are enlarged.
    if (canvas.unit < MOST_UNIT * 1.2) return paintOn(canvas, lots)
    return canvas.underpaint(MOST_UNIT / canvas.unit, (small) => paintOn(small, lots))
  }
}

const MOST_UNIT = 2600

/** A paint by lightness, chroma and hue. */
export const c = (lightness: number, chroma: number, hue: number): Rgb => oklch(lightness, chroma, hue)
export const UP = -Math.PI / 2
