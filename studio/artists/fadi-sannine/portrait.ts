import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { curve } from '../../painting/curves.ts'
import { crossCorners } from './coasts.ts'
import { Plotter } from './plotter.ts'

/** The plan of his studio: walls and machine in black, the light of one day in blue, his own steps in red. */
export const plotStudio: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0022, tone: [0.96, 0.01, 95], folds: { down: [0.5] } })
  const box = (x: number, y: number, wide: number, high: number, times = 1) =>
    plotter.plot('black', [x, y, x + wide, y, x + wide, y + high, x, y + high, x, y], { times })
  const [left, top, right, bottom] = [0.14, 0.13, 1.36, 0.87]
  // Walls, open where the windows and the door are.
  const walls = [
    [left, top, 0.34, top],
    [0.62, top, 0.78, top],
    [1.06, top, right, top],
    [right, top, right, bottom],
    [right, bottom, 0.5, bottom],
    [0.36, bottom, left, bottom],
    [left, bottom, left, top],
  ] as const
  for (const [ax, ay, bx, by] of walls) {
    const [dx, dy] = [by === ay ? 0 : 1, by === ay ? 1 : 0]
    const steps = Math.round(hypot(bx - ax, by - ay) / 0.012)
    for (const off of [-0.013, 0.013])
      plotter.plot('black', [ax + dx * off, ay + dy * off, bx + dx * off, by + dy * off], { times: 2, width: 1.2 })
    for (let line = 0; line <= steps; line++) {
      const [x, y] = [ax + ((bx - ax) * line) / steps, ay + ((by - ay) * line) / steps]
      plotter.plot(
        'black',
        dy ? [x - 0.008, y + 0.013, x + 0.008, y - 0.013] : [x - 0.013, y + 0.008, x + 0.013, y - 0.008],
        { width: 0.7 },
      )
    }
  }
  plotter.plot(
    'black',
    Array.from({ length: 30 }, (_, at) => [
      0.36 + Math.cos((at / 29) * 1.45) * 0.14,
      bottom - Math.sin((at / 29) * 1.45) * 0.14,
    ]).flat(),
    { width: 0.7 },
  )
  plotter.plot('black', [0.36, bottom, 0.36 + Math.cos(1.45) * 0.14, bottom - Math.sin(1.45) * 0.14])
  for (const [from, to] of [
    [0.34, 0.62],
    [0.78, 1.06],
  ] as const) {
    for (const off of [-0.006, 0.006]) plotter.plot('black', [from, top + off, to, top + off], { width: 0.7 })
    for (let ray = 0; ray <= 34; ray++) {
      const x = from + ((to - from) * ray) / 34
      const long = 0.28 + 0.1 * Math.sin(ray * 0.5 + from * 9)
      plotter.plot(
        'blue',
        [x, top + 0.02, x + 0.19 * long, top + 0.02 + long * 0.65, x + 0.38 * long, top + 0.02 + long * 1.3],
        { width: 0.7, load: 0.8 },
      )
    }
  }
  // The machine: drum, rails, a sheet running off, the carousel with its pens.
  box(0.86, 0.6, 0.36, 0.13, 2)
  for (let line = 0; line < 12; line++)
    plotter.plot('black', [0.875, 0.615 + line * 0.0095, 1.205, 0.615 + line * 0.0095], { width: 0.6 })
  box(0.9, 0.54, 0.28, 0.06)
  box(0.9, 0.73, 0.28, 0.09)
  for (let pen = 0; pen < 8; pen++) {
    const [x, y] = [1.255 + Math.cos(pen * 0.785) * 0.024, 0.665 + Math.sin(pen * 0.785) * 0.024]
    plotter.plot(
      pen === 1 ? 'red' : pen === 4 ? 'blue' : 'black',
      Array.from({ length: 10 }, (_, at) => [x + Math.cos(at * 0.7) * 0.006, y + Math.sin(at * 0.7) * 0.006]).flat(),
      { times: 2 },
    )
  }
  // The table with sheets, the plan chest, two stools.
  box(0.2, 0.3, 0.3, 0.2, 2)
  box(0.23, 0.33, 0.14, 0.1)
  plotter.plot('black', [0.35, 0.36, 0.47, 0.34, 0.485, 0.45, 0.365, 0.47, 0.35, 0.36])
  for (let wave = 0; wave < 6; wave++)
    plotter.plot(
      'blue',
      Array.from({ length: 20 }, (_, at) => [
        0.24 + at * 0.006,
        0.345 + wave * 0.013 + 0.004 * Math.sin(at * 0.7 + wave),
      ]).flat(),
      { width: 0.7 },
    )
  box(0.2, 0.68, 0.1, 0.14, 2)
  for (let drawer = 1; drawer < 7; drawer++)
    plotter.plot('black', [0.2, 0.68 + drawer * 0.02, 0.3, 0.68 + drawer * 0.02], { width: 0.7 })
  for (const [x, y] of [
    [0.35, 0.56],
    [0.78, 0.68],
  ] as const)
    plotter.plot(
      'black',
      Array.from({ length: 26 }, (_, at) => [x + Math.cos(at / 4) * 0.028, y + Math.sin(at / 4) * 0.028]).flat(),
      { times: 2 },
    )
  const walks = [
    [0.43, 0.93, 0.45, 0.8, 0.4, 0.66, 0.35, 0.56],
    [0.35, 0.56, 0.5, 0.6, 0.66, 0.64, 0.78, 0.68],
    [0.78, 0.68, 0.74, 0.5, 0.8, 0.34, 0.9, 0.2],
    [0.9, 0.2, 0.78, 0.36, 0.6, 0.56, 0.37, 0.575],
    [0.36, 0.57, 0.52, 0.64, 0.68, 0.7, 0.79, 0.7],
    [0.79, 0.69, 0.6, 0.78, 0.4, 0.76, 0.32, 0.75],
  ]
  for (const walk of walks) plotter.dash('red', curve(walk, 80), 0.014, 0.009)
  plotter.write('black', 1.2, 0.93, 0.02, '1:50')
  plotter.plot('black', [0.14, 0.925, 0.14, 0.935, 0.26, 0.935, 0.26, 0.925], { width: 0.8 })
  crossCorners(plotter, 0.1)
  plotter.finish()
}
