import type { Paint } from '../../painter.ts'
import { oklch, type Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import { curve, type Outline, type Point, ribbon, sizeInUnits } from '../../painting/outline.ts'
import { readTooth, toothScale } from './rag-paper.ts'
import { layWash, liftColor, type Wash } from './washes.ts'

type Look = Omit<Wash, 'shapes' | 'color'>

/** A sheet on the board, its size in units of the shorter side. */
export interface WetSheet {
  w: number
  h: number
  lots: Lots
  noise: Noise
  wash: (color: Rgb, shapes: readonly Outline[], look?: Look) => void
  /** Takes colour off again. */
  lift: (shapes: readonly Outline[], amount: number, soft?: number) => void
  /** The mark of a round brush along a curve: thin, pressed down, lifted. */
  mark: (points: Outline, half: number, press?: (share: number) => number) => Point[]
}

const paperWhite = (): Rgb => [0.93, 0.915, 0.872]

/** Stretches a sheet, lets it be painted and dries it. */
export const onSheet = (paint: (sheet: WetSheet) => void): Paint => {
  return (canvas, lots) => {
    canvas.fill(paperWhite())
    paint({
      ...sizeInUnits(canvas),
      lots,
      noise: createNoise(lots.below(1e9)),
      wash: (color, shapes, look) => layWash(canvas, lots, { ...look, color, shapes }),
      lift: (shapes, amount, soft = 0.004) => liftColor(canvas, paperWhite(), shapes, amount, soft),
      mark: (points, half, press = (share) => Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1)) ** 0.8) =>
        ribbon(curve(points, { steps: 8 }), (share) => half * press(share)),
    })
    const scale = toothScale(canvas.unit)
    for (let row = 0; row < canvas.height; row++)
      lightRow(canvas.data, row * canvas.width * 3, canvas.width, row, scale)
  }
}

/** Light from the side shows the paper's hills. */
function lightRow(data: Float32Array, start: number, count: number, row: number, scale: number): void {
  const beyond = 1.2 / scale
  for (let column = 0; column < count; column++) {
    const slope = readTooth(column, row, scale) - readTooth(column + beyond, row + beyond, scale)
    const light = 1 + 0.035 * slope
    const at = start + column * 3
    data[at]! *= light
    data[at + 1]! *= light
    data[at + 2]! *= light
  }
}

/** A watercolour by lightness, chroma and hue. */
export const c = (lightness: number, chroma: number, hue: number): Rgb => oklch(lightness, chroma, hue)
