import type { Paint } from '../../painter.ts'
import { oklch, type Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { box, curve, type Outline, type Point, ribbon, sizeInUnits } from '../../painting/outline.ts'
import { glue, type Sheet } from './collage.ts'
import { snip } from './snip.ts'

type Look = Omit<Sheet, 'cut' | 'color'> & { bite?: number }

/** The table on which a picture is laid out, its size in units of the shorter side. */
export interface CuttingTable {
  w: number
  h: number
  lots: Lots
  /** Covers the whole picture with one sheet. */
  ground: (color: Rgb, look?: Look) => void
  /** Cuts shapes from one sheet and lays them down. */
  lay: (color: Rgb, shapes: readonly Outline[], look?: Look) => void
  /** A strip along a curve through some points, from one half width to another. */
  strip: (points: Outline, from: number, to?: number) => Point[]
}

/** Lets a picture be laid out, then glues it. */
export const onTable = (layOut: (table: CuttingTable) => void): Paint => {
  return (canvas, lots) => {
    const pile: Sheet[] = []
    const { w, h } = sizeInUnits(canvas)
    layOut({
      w,
      h,
      lots,
      ground: (color, look) => pile.push({ lift: 0, ...look, cut: [box(-0.1, -0.1, w + 0.1, h + 0.1)], color }),
      lay: (color, shapes, { bite, holes, ...look } = {}) =>
        pile.push({
          ...look,
          color,
          cut: shapes.map((shape) => snip(shape, lots, bite)),
          ...(holes && { holes: holes.map((hole) => snip(hole, lots, bite)) }),
        }),
      strip: (points, from, to = from) => ribbon(curve(points), (share) => from + (to - from) * share),
    })
    glue(canvas, lots, pile)
  }
}

/** A gouache by lightness, chroma and hue. */
export const c = (lightness: number, chroma: number, hue: number): Rgb => oklch(lightness, chroma, hue)
