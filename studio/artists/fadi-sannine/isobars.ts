import { takeRelief, traceContours } from '../../painting/contours.ts'
import { curve, placeOn } from '../../painting/curves.ts'
import type { Noise } from '../../painting/noise.ts'
import { clipPath } from './coasts.ts'
import type { Pen, Plotter } from './plotter.ts'

type Centre = readonly [x: number, y: number, depth: number, wide: number]

/** The pressure around highs and lows, in hectopascals. */
export const weigh =
  (centres: readonly Centre[], noise: Noise): Noise =>
  (x, y) => {
    let sum = 1013 + noise(x * 1.3, y * 1.3) * 9
    for (const [cx, cy, depth, wide] of centres)
      sum += depth * Math.exp(-(((x - cx) ** 2 + ((y - cy) * 1.15) ** 2) / wide ** 2))
    return sum
  }

interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/** Lines of equal pressure within a frame, every so many hectopascals. */
export function plotIsobars(
  plotter: Plotter,
  pressure: Noise,
  frame: Frame,
  { step = 4, labels = true, cells = 120, width = 1 } = {},
): void {
  const relief = takeRelief(
    (x, y) => pressure(x + frame.left, y + frame.top),
    frame.right - frame.left,
    frame.bottom - frame.top,
    cells,
  )
  for (let level = 940; level <= 1060; level += step) {
    for (const line of traceContours(relief, level)) {
      if (line.length < 24) continue
      const moved = line.map((part, at) => part + (at % 2 ? frame.top : frame.left))
      for (const piece of clipPath(moved, frame.left, frame.top, frame.right, frame.bottom)) {
        plotter.plot('black', piece, level % 15 === 10 ? { times: 2, width: width * 1.35 } : { width: width * 0.85 })
        if (labels && level % 6 === 4 && piece.length > 160) {
          const { x, y, dx, dy } = placeOn(piece, plotter.lots.between(0.3, 0.7))
          plotter.write(
            'black',
            x - dy * 0.004,
            y + dx * 0.004,
            0.009,
            `${level}`,
            Math.atan2(dy, dx) + (dx < 0 ? Math.PI : 0),
          )
        }
      }
    }
  }
}

/** A warm or cold front: a line with its rounds or its teeth on the side it moves to. */
export function plotFront(plotter: Plotter, places: readonly number[], kind: 'warm' | 'cold', size: number): void {
  const path = curve(places, 180)
  const pen: Pen = kind === 'warm' ? 'red' : 'blue'
  plotter.plot(pen, path, { times: 3, width: 1.4 })
  const count = Math.round(180 / 13)
  for (let tooth = 0; tooth < count; tooth++) {
    const { x, y, dx, dy } = placeOn(path, (tooth + 0.5) / count)
    const steps = kind === 'warm' ? 12 : 2
    const shape: number[] = []
    for (let step = 0; step <= steps; step++) {
      const angle = (step / steps) * Math.PI
      const [along, out] =
        kind === 'warm'
          ? [-Math.cos(angle) * size, Math.sin(angle) * size]
          : [(step - 1) * size, step === 1 ? size * 1.5 : 0]
      shape.push(x + dx * along + dy * out, y + dy * along - dx * out)
    }
    plotter.plot(pen, shape, { times: 2 })
    for (const inner of [0.3, 0.55, 0.8])
      plotter.plot(
        pen,
        shape.map((part, at) => (at % 2 ? y + (part - y) * inner : x + (part - x) * inner)),
      )
  }
}

/** A wind arrow: the staff points where it comes from, feathers tell how hard it blows. */
export function plotBarb(
  plotter: Plotter,
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  force: number,
  size: number,
): void {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  plotter.plot(pen, [x, y, x + dx * size * 0.5, y + dy * size * 0.5, x + dx * size, y + dy * size], { width: 0.9 })
  for (let feather = 0; feather < Math.min(5, Math.floor(force)); feather++) {
    const at = 1 - feather * 0.17
    const long = feather === Math.floor(force) - 1 && force % 1 < 0.5 ? 0.2 : 0.4
    plotter.plot(
      pen,
      [
        x + dx * size * at,
        y + dy * size * at,
        x + dx * size * (at + long * 0.35) - dy * size * long,
        y + dy * size * (at + long * 0.35) + dx * size * long,
      ],
      { width: 0.9 },
    )
  }
}
