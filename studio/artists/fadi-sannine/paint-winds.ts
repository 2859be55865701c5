import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { createNoise, layered, type Noise } from '../../painting/noise.ts'
import { clipPath } from './coasts.ts'
import { plotBarb, plotFront, plotIsobars, weigh } from './isobars.ts'
import { Plotter } from './plotter.ts'

/** Two deep lows to the west, a broad high that hardly has a line. */
export const plotTwoLows: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0016, tone: [0.955, 0.012, 100] })
  const noise = layered(createNoise(lots.below(1e9)), 3)
  const { width, height } = plotter
  const pressure = weigh(
    [
      [0.3, 0.36, -58, 0.3],
      [0.62, 0.72, -30, 0.2],
      [width * 0.87, 0.32, 13, 0.6],
      [width * 0.9, 0.95, 6, 0.5],
    ],
    (x, y) => noise(x, y) * 0.7,
  )
  plotIsobars(plotter, pressure, { left: 0.04, top: 0.04, right: width - 0.04, bottom: height - 0.04 }, { step: 1.5 })
  plotFront(plotter, [0.31, 0.38, 0.46, 0.43, 0.6, 0.54, 0.69, 0.68], 'warm', 0.012)
  plotFront(
    plotter,
    [0.62, 0.73, 0.5, 0.8, 0.36, 0.86, 0.2, 0.95].map((part) => part),
    'cold',
    0.011,
  )
  for (let again = 0; again < 3; again++) plotter.write('black', 0.272, 0.385, 0.05, 'L')
  for (let again = 0; again < 3; again++) plotter.write('black', 0.61, 0.72, 0.03, 'L')
  for (let again = 0; again < 3; again++) plotter.write('black', width * 0.84, 0.34, 0.065, 'H')
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 13; column++) {
      const [x, y] = [0.09 + column * 0.108 + (row % 2) * 0.05, 0.1 + row * 0.106]
      if (x > width - 0.08 || y > height - 0.08 || plotter.lots.chance(0.35)) continue
      const gx = (pressure(x + 0.01, y) - pressure(x - 0.01, y)) / 0.02
      const gy = (pressure(x, y + 0.01) - pressure(x, y - 0.01)) / 0.02
      plotBarb(plotter, 'red', x, y, Math.atan2(gx, -gy) + 0.3, hypot(gx, gy) / 45, 0.03)
    }
  }
  for (const [x, y] of [
    [0.02, 0.02],
    [width - 0.02, 0.02],
    [0.02, height - 0.02],
    [width - 0.02, height - 0.02],
  ] as const)
    plotter.register(x, y, 0.011)
  plotter.finish()
}

/** The same sea at seven o'clock on twelve days. */
export const plotTwelveMornings: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0016, tone: [0.967, 0.004, 100], folds: { across: [0.5] } })
  const { width, height } = plotter
  const noise = layered(createNoise(lots.below(1e9)), 2)
  const [columns, rows, edge, gap] = [3, 4, 0.075, 0.035]
  const [wide, high] = [
    (width - edge * 2 - gap * (columns - 1)) / columns,
    (height - edge * 2 - gap * (rows - 1)) / rows,
  ]
  for (let day = 0; day < 12; day++) {
    const [left, top] = [edge + (day % columns) * (wide + gap), edge + Math.floor(day / columns) * (high + gap)]
    const travel = day / 11
    const deep = 16 + 60 * Math.exp(-(((day - 6.4) / 2.4) ** 2))
    const pressure: Noise = (x, y) => {
      const [u, v] = [(x - left) / wide, (y - top) / high]
      const low =
        -deep * Math.exp(-((u - (-0.25 + travel * 1.5)) ** 2 / 0.11 + (v - (0.75 - travel * 0.5)) ** 2 / 0.16))
      const ridge = 16 * Math.exp(-((u - (0.7 + travel * 0.6)) ** 2 / 0.3 + (v - 0.2) ** 2 / 0.4))
      return 1012 + low + ridge + noise(u * 1.6 + day * 0.35, v * 1.6) * 8
    }
    plotIsobars(
      plotter,
      pressure,
      { left, top, right: left + wide, bottom: top + high },
      { step: 3, labels: false, cells: 150 },
    )
    plotter.plot('black', [left, top, left + wide, top, left + wide, top + high, left, top + high, left, top], {
      width: 1.1,
    })
    plotter.write('black', left, top - 0.008, 0.012, `${day + 3}`)
    if (day >= 3 && day <= 9) {
      const [cx, cy] = [left + wide * (-0.25 + travel * 1.5), top + high * (0.75 - travel * 0.5)]
      const ring = (far: number) =>
        Array.from({ length: 26 }, (_, at) => [cx + Math.cos(at / 4) * far, cy + Math.sin(at / 4) * far]).flat()
      for (const far of [0.004, 0.008])
        for (const piece of clipPath(ring(far), left, top, left + wide, top + high))
          plotter.plot('red', piece, { times: 2 })
    }
  }
  plotter.register(0.035, 0.035, 0.012, ['black', 'red'])
  plotter.register(width - 0.035, height - 0.035, 0.012, ['black', 'red'])
  plotter.finish()
}
