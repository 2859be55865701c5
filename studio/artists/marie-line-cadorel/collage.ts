import type { Canvas } from '../../painting/canvas.ts'
import type { Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { cutMask, type Mask, softenMask } from '../../painting/mask.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import type { Outline } from '../../painting/outline.ts'
import { readGouache, tooth } from './gouache.ts'

/** A piece of painted paper, cut and laid on those below it. */
export interface Sheet {
  /** Pieces of the same paper that lie at the same height. */
  cut: readonly Outline[]
  holes?: readonly Outline[]
  color: Rgb
  /** What shows where the brush was dry: white paper unless said. */
  under?: Rgb
  /** How dry the brush was, 0 to 1. */
  dry?: number
  /** The direction of the brush; drawn by lot unless said. */
  brush?: number
  /** How much brush marks differ in tone. */
  stroke?: number
  /** How far it stands off, 1 being a sheet glued at its middle. */
  lift?: number
}

const PAPER: Rgb = [0.86, 0.84, 0.79]

interface Table {
  canvas: Canvas
  /** How much of each pixel is still to be painted. */
  open: Float32Array
  /** How much light the sheets above let through to it. */
  light: Float32Array
}

/** Paints a pile of sheets, the lowest first in the list; worked from the top down, so that only what shows is painted. */
export function glue(canvas: Canvas, lots: Lots, sheets: readonly Sheet[]): void {
  const count = canvas.width * canvas.height
  const table = { canvas, open: new Float32Array(count).fill(1), light: new Float32Array(count).fill(1) }
  canvas.data.fill(0)
  for (let at = sheets.length - 1; at >= 0; at--) {
    const sheet = sheets[at] as Sheet
    const own = lots.fork(at)
    const mask = cutMask(canvas, sheet.cut, { holes: sheet.holes ?? [] })
    if (mask.data.length === 0) continue
    paintPaper(table, own, mask, sheet)
    if (at > 0 && sheet.lift !== 0) castShadow(table, own, sheet)
  }
}

/** What one row of a sheet needs to know; always of the same make, so that painting with it is fast. */
interface Row {
  data: Float32Array
  open: Float32Array
  light: Float32Array
  cuts: Float32Array
  buckle: Noise
  /** The gouache, and what would make the paper below of it. */
  paints: Float64Array
  left: number
  cos: number
  sin: number
  scale: number
  corner: number
  stroke: number
  grain: number
  /** Above this trace of the brush the paper shows. */
  bare: number
}

function paintPaper({ canvas, open, light }: Table, lots: Lots, mask: Mask, sheet: Sheet): void {
  const { width, unit, data } = canvas
  const { color, under = PAPER, dry = 0, stroke = 1 } = sheet
  const angle = sheet.brush ?? lots.between(0, Math.PI)
  const [shiftX, shiftY] = [lots.next() * 5 + 4, lots.next() * 5 + 4]
  const row: Row = {
    data,
    open,
    light,
    cuts: mask.data,
    buckle: createNoise(lots.below(1e9)),
    paints: Float64Array.of(...color, under[0] - color[0], under[1] - color[1], under[2] - color[2]),
    left: mask.left,
    cos: Math.cos(angle) / unit,
    sin: Math.sin(angle) / unit,
    scale: 2.6 / unit,
    corner: Math.round(0.0012 * unit) * (mask.width + 1),
    stroke: 0.2 * stroke,
    // From afar the tooth of paper is not seen.
    grain: 0.045 * Math.min(1, unit / 900),
    bare: dry > 0 ? 1.15 - dry * 1.5 : 9,
  }
  for (let line = 0; line < mask.height; line++) {
    const y = mask.top + line
    const [along, across] = [mask.left * row.cos + y * row.sin + shiftX, y * row.cos - mask.left * row.sin + shiftY]
    paintRow(row, line * mask.width, mask.width, y * width + mask.left, y, along, across)
  }
}

// A function of its own for one row: engines make such loops fast at once.
function paintRow(row: Row, line: number, count: number, spot: number, y: number, along: number, across: number): void {
  const { data, open, light, cuts, buckle, paints, left, cos, sin, scale, corner, stroke, grain, bare } = row
  const [red, green, blue, underR, underG, underB] = [
    paints[0]!,
    paints[1]!,
    paints[2]!,
    paints[3]!,
    paints[4]!,
    paints[5]!,
  ]
  const last = cuts.length - corner
  let bent = buckle(left * scale, y * scale)
  let next = bent
  let step = 0
  const grains = (y & 255) << 8
  for (let column = 0; column < count; column++) {
    if ((column & 31) === 0) {
      bent = next
      next = buckle((left + column + 32) * scale, y * scale)
      step = (next - bent) / 32
    }
    bent += step
    const cover = cuts[line + column]! * open[spot + column]!
    if (cover < 0.002) continue
    // No hand draws a brush quite straight.
    const trace = readGouache(along + column * cos, across - column * sin + bent * 0.07)
    let tone = (1 + 0.05 * bent + grain * tooth[grains | (column & 255)]!) * (1 + stroke * trace)
    let dryness = (trace - bare) * 1.1
    dryness = dryness < 0 ? 0 : dryness > 0.6 ? 0.6 : dryness
    if (corner > 0) {
      // The cut shows the white of the paper towards the light, and turns away from it on the other side.
      const at = line + column
      if (at >= corner && cuts[at - corner]! < 0.5) dryness += (0.24 - dryness) * 0.8
      else if (at < last && cuts[at + corner]! < 0.5) tone *= 0.84
    }
    const seen = tone * light[spot + column]! * cover
    const pixel = (spot + column) * 3
    data[pixel]! += (red + underR * dryness) * seen
    data[pixel + 1]! += (green + underG * dryness) * seen
    data[pixel + 2]! += (blue + underB * dryness) * seen
    open[spot + column]! -= cover
  }
}

/** Darkens what lies below; worked out at half the size, for shadows are soft. */
function castShadow({ canvas, open, light }: Table, lots: Lots, { cut, holes = [], lift = 1 }: Sheet): void {
  const { width, height, unit } = canvas
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1, unit: unit / 2 }
  const small = cutMask(half, cut, { holes, pad: 0.012 + 0.034 * lift })
  const tight = softenMask(small, 0.0045 * half.unit).data
  const wide = softenMask(small, (0.007 + 0.016 * lift) * half.unit).data
  const near = Math.round(0.003 * half.unit)
  const [farX, farY] = [Math.round(0.006 * lift * half.unit), Math.round(0.0095 * lift * half.unit)]
  const noise = createNoise(lots.below(1e9))
  const scale = 3 / half.unit
  const left = new Float32Array(small.data.length)
  for (let row = 0, at = 0; row < small.height; row++) {
    let loose = 0
    for (let column = 0; column < small.width; column++, at++) {
      // Paper never lies equally flat everywhere.
      if ((column & 15) === 0) loose = 0.46 + 0.34 * noise((small.left + column) * scale, (small.top + row) * scale)
      const close = row >= near && column >= near ? tight[(row - near) * small.width + column - near]! : 0
      const far = row >= farY && column >= farX ? wide[(row - farY) * small.width + column - farX]! : 0
      left[at] = (1 - close * 0.42) * (1 - far * loose)
    }
  }
  const lastRow = Math.min(small.height * 2 - 2, height - small.top * 2)
  const lastColumn = Math.min(small.width * 2 - 2, width - small.left * 2)
  for (let row = 0; row < lastRow; row++) {
    const above = (row >> 1) * small.width
    const below = above + (row & 1 ? small.width : 0)
    shadeRow(light, open, (small.top * 2 + row) * width + small.left * 2, lastColumn, left, above, below)
  }
}

function shadeRow(
  light: Float32Array,
  open: Float32Array,
  spot: number,
  count: number,
  left: Float32Array,
  above: number,
  below: number,
): void {
  for (let column = 0; column < count; column++) {
    if (open[spot + column]! < 0.002) continue
    const at = column >> 1
    const next = column & 1 ? at + 1 : at
    light[spot + column]! *= (left[above + at]! + left[below + at]! + left[above + next]! + left[below + next]!) * 0.25
  }
}
