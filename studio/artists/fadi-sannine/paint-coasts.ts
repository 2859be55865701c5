import type { Paint } from '../../painter.ts'
import { smoothstep } from '../../painting/color.ts'
import { takeRelief, traceContours } from '../../painting/contours.ts'
import { curve, pieceOf, placeOn } from '../../painting/curves.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import { clipPath, crossCorners, drawCourse, drawLight, plotCoast, ridge } from './coasts.ts'
import { clipWhere, divide } from './delta.ts'
import { Plotter } from './plotter.ts'

/** Land along the right, one deep bay, a light on the last cape. */
export const plotLateArrivals = plotCoast({
  nib: 0.0013,
  rise: 0.026,
  depths: [0.012, 0.025, 0.04, 0.057, 0.077, 0.1, 0.127, 0.16, 0.2, 0.25, 0.31, 0.38],
  soundings: 110,
  folds: { across: [0.5], down: [0.5] },
  land: (x, y, rough, { height }) => {
    const shore = 0.62 + 0.1 * Math.sin(y * 3.1 + 0.6) - 0.3 * ridge(x, y, 0.36, height * 0.34, 0.9, height * 0.2, 0.2)
    const bay = 0.34 * ridge(x, y, 0.5, height * 0.62, 0.95, height * 0.52, 0.15)
    return (x - shore) * 1.15 - bay + rough(x * 2.6, y * 2.6) * 0.62 * (0.5 + x)
  },
  finish: (plotter) => {
    const { height } = plotter
    drawLight(plotter, 0.42, height * 0.3, 0.16, 1.7, 4.1)
    drawCourse(plotter, [0.12, height * 0.93, 0.2, height * 0.74, 0.3, height * 0.64, 0.56, height * 0.585], 9)
    plotter.write('red', 0.21, height * 0.77, 0.011, '047°')
  },
})

/** Islands without a mainland, on a long sheet. */
export const plotWrongScale = plotCoast({
  nib: 0.0017,
  tone: [0.95, 0.018, 92],
  rise: 0.03,
  depths: [0.018, 0.038, 0.06, 0.085, 0.113, 0.145],
  soundings: 90,
  isFramed: false,
  land: (x, y, rough, { width, height }) => {
    const chain =
      ridge(x, y, width * 0.1, height * 0.82, width * 0.62, height * 0.38, 0.42) +
      0.75 * ridge(x, y, width * 0.55, height * 0.42, width * 0.93, height * 0.66, 0.3)
    return -0.36 + 0.34 * Math.min(1, chain) + rough(x * 4.6 + 3, y * 4.6) * 1.25
  },
  finish: (plotter) => {
    const { width, height } = plotter
    drawCourse(
      plotter,
      [
        width * 0.06,
        height * 0.2,
        width * 0.3,
        height * 0.3,
        width * 0.46,
        height * 0.17,
        width * 0.7,
        height * 0.2,
        width * 0.94,
        height * 0.42,
      ],
      14,
    )
    drawLight(plotter, width * 0.72, height * 0.3, 0.1, -0.6, 1.4)
  },
})

/** Two shores that nearly meet, and the streams between them. */
export const plotTwoTides = plotCoast({
  nib: 0.0016,
  rise: 0.027,
  depths: [0.014, 0.03, 0.048],
  soundings: 26,
  isFramed: false,
  land: (x, y, rough) => {
    const across = strait(x, y)
    return (
      Math.abs(across) * 1.5 -
      0.2 +
      rough(x * 2.7 + 5, y * 2.7) * 0.62 * (0.3 + Math.abs(across)) -
      0.1 * ridge(x, y, 0.75, 0.9, 1, 0.78, 0.2)
    )
  },
  finish: (plotter) => {
    for (let stream = 0; stream < 15; stream++) {
      const aim = -0.098 + (0.196 * stream) / 14
      const path: number[] = []
      for (let step = 0; step <= 90; step++) {
        const along = -0.62 + (1.24 * step) / 90
        // Narrow in the middle, where both tides run fastest.
        const out = aim * (0.42 + 0.75 * Math.abs(along + 0.05) ** 1.2)
        path.push(0.5 + along * 0.6 + out * 0.8 - 0.1 * Math.sin(along * 5) * 0.6, 0.5 - along * 0.8 + out * 0.6)
      }
      const from = plotter.lots.between(0.04, 0.3)
      const to = plotter.lots.between(0.7, 0.96)
      for (const piece of clipPath(pieceOf(path, from, to), 0.06, 0.06, 0.94, 0.94)) {
        plotter.plot('red', piece, { times: 2, width: 0.9 })
        const end = placeOn(piece, stream % 2 ? 1 : 0)
        const way = Math.atan2(end.dy, end.dx) + (stream % 2 ? 0 : Math.PI)
        for (const wing of [-0.4, 0.4])
          plotter.plot('red', [
            end.x,
            end.y,
            end.x - Math.cos(way + wing) * 0.017,
            end.y - Math.sin(way + wing) * 0.017,
          ])
      }
    }
  },
})

const strait = (x: number, y: number) => (x - 0.5) * 0.8 + (y - 0.5) * 0.6 + 0.075 * Math.sin((x - y) * 4.2 + 0.3)

/** A river that gave up being one river: as many lines at its mouths as came down from the hills. */
export const plotDeltaFromMemory: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, {
    nib: 0.00115,
    tone: [0.95, 0.012, 98],
    folds: { across: [0.25, 0.5, 0.75], down: [0.5] },
  })
  const { height } = plotter
  const noise = layered(createNoise(lots.below(1e9)), 4)
  const [source, shore] = [height * 0.035, height * 0.8]
  const delta = divide(plotter.lots, 84, 0.6, source, shore + 0.07)
  const coastAt = (x: number) => shore + 0.07 * Math.cos((x - 0.45) * 3.6) + noise(x * 5, 3) * 0.03
  const sway = (x: number, y: number) => noise(x * 1.7, y * 2.6) * 0.1 * smoothstep(source, height * 0.3, y)
  for (const line of delta.lines) {
    const path = curve(line, 150).map((part, at, all) => (at % 2 ? part : part + sway(part, all[at + 1]!)))
    const land = clipWhere(path, (x, y) => x > 0.05 && x < 0.95 && y > source && y < coastAt(x))
    const sea = clipWhere(path, (x, y) => x > 0.05 && x < 0.95 && y > coastAt(x) && y < height - 0.1)
    for (const piece of land) plotter.plot('blue', piece, { width: 0.95 })
    for (const piece of sea)
      plotter.dash('blue', pieceOf(piece, plotter.lots.between(0, 0.08), plotter.lots.between(0.55, 1)), 0.011, 0.009)
  }
  const wet = (x: number, y: number) => delta.distance(x - sway(x, y), y)
  const relief = takeRelief(
    (x, y) =>
      noise(x * 2.6 + 7, y * 2.6) * 1.1 + smoothstep(height * 0.62, 0, y) * (0.5 + Math.abs(x - 0.56) * 1.3) - 0.25,
    1,
    height,
    130,
  )
  for (let level = 0; level < 30; level++) {
    for (const line of traceContours(relief, 0.12 + level * 0.04)) {
      if (line.length < 30) continue
      const dry = clipWhere(line, (x, y) => x > 0.05 && x < 0.95 && y > source && y < height * 0.6 && wet(x, y) > 0.014)
      for (const piece of dry)
        if (piece.length > 24)
          plotter.plot('black', piece, level % 5 === 0 ? { times: 2, width: 1.25 } : { width: 0.8 })
    }
  }
  const coast = Array.from({ length: 500 }, (_, at) => [0.05 + at * 0.0018, coastAt(0.05 + at * 0.0018)]).flat()
  for (const piece of clipWhere(coast, (x, y) => wet(x, y) > 0.005))
    plotter.plot('black', piece, { times: 2, width: 1.4 })
  drawCourse(plotter, [0.06, height * 0.955, 0.34, height * 0.925, 0.66, height * 0.955, 0.94, height * 0.91], 13)
  crossCorners(plotter, 0.05)
  plotter.finish()
}
