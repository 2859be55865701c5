import type { Paint } from '../../collection.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
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
      plotBarb(plotter, 'red', x, y, Math.atan2(gx, -gy) + 0.3, Math.hypot(gx, gy) / 45, 0.03)
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

/** The paper of a barograph, its hours bent like the arm that writes on it, and one week's trace. */
export const plotWeekIndoors: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0036, tone: [0.965, 0.012, 95] })
  const noise = layered(createNoise(lots.below(1e9)), 5, { gain: 0.6 })
  const { width } = plotter
  const [left, right, top, bottom] = [0.14, width - 0.12, 0.13, 0.87]
  const arm = (y: number) => -0.12 * (1 - ((y - 0.5) / 0.55) ** 2) + 0.06
  for (let line = 0; line <= 40; line++) {
    const y = top + ((bottom - top) * line) / 40
    plotter.plot('red', [left + arm(y), y, (left + right) / 2, y, right + arm(y), y], {
      width: line % 10 === 0 ? 1 : 0.45,
      load: line % 10 === 0 ? 0.9 : 0.55,
    })
    if (line % 10 === 0) plotter.write('red', left + arm(y) - 0.1, y + 0.012, 0.026, `${1040 - line * 2}`)
  }
  const hours = 7 * 12
  for (let hour = 0; hour <= hours; hour++) {
    const x = left + ((right - left) * hour) / hours
    plotter.plot(
      'red',
      Array.from({ length: 24 }, (_, at) => {
        const y = top + ((bottom - top) * at) / 23
        return [x + arm(y), y]
      }).flat(),
      { width: hour % 12 === 0 ? 1 : 0.45, load: hour % 12 === 0 ? 0.9 : 0.55 },
    )
  }
  const trace: number[] = []
  for (let at = 0; at <= 900; at++) {
    const share = at / 900
    const fall =
      0.1 * Math.sin(share * 5.2 + 0.6) + 0.38 * smoothstep(0.4, 0.585, share) - 0.3 * smoothstep(0.59, 0.74, share)
    const y = 0.42 + fall + noise(share * 9, 1) * 0.075 + noise(share * 60, 4) * 0.012
    trace.push(left + (right - left) * share + arm(y), y)
  }
  plotter.plot('blue', trace, { times: 3, width: 1.5 })
  plotter.register(0.05, 0.06, 0.022, ['red', 'blue'])
  plotter.register(width - 0.05, 0.94, 0.022, ['red', 'blue'])
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

/** Nothing but wind arrows: where they stand close there is land, where they redden it blows. */
export const plotAirOverTheGulf: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, {
    nib: 0.0011,
    tone: [0.95, 0.014, 92],
    folds: { down: [0.5], across: [0.5] },
  })
  const { width, height } = plotter
  const rough = layered(createNoise(lots.below(1e9)), 5)
  const sway = layered(createNoise(lots.below(1e9)), 2)
  const [eyeX, eyeY] = [width * 0.62, height * 0.46]
  const land = (x: number, y: number) => {
    const gulf = Math.hypot((x - eyeX) * 0.8, (y - eyeY) * 1.2)
    return (
      gulf -
      0.33 +
      rough(x * 2.6, y * 2.6) * 0.42 -
      0.2 * smoothstep(0.16, 0, Math.abs(y - height * 0.62 + (x - eyeX) * 0.25)) * smoothstep(0.2, 0.6, x - eyeX)
    )
  }
  const step = 0.0136
  for (let row = 0; row * step < height - 0.1; row++) {
    for (let column = 0; column * step < width - 0.1; column++) {
      const [x, y] = [
        0.055 + (column + (row % 2) * 0.5) * step + plotter.lots.bell() * 0.0015,
        0.055 + row * step + plotter.lots.bell() * 0.0015,
      ]
      if (x > width - 0.055) continue
      const shore = land(x, y)
      const [dx, dy] = [x - eyeX, y - eyeY]
      const near = Math.exp(-(dx * dx + dy * dy) * 3.2)
      const turn = Math.atan2(dy, dx) + Math.PI * 0.62 - (1 - near) * 0.8 + sway(x * 1.3, y * 1.3) * 1.5
      if (shore < 0) {
        if (row % 4 !== 0 || column % 4 !== 0 || Math.hypot(dx, dy) < 0.07) continue
        const force = clamp(1.5 + near * 3.6 + sway(x * 2, y * 2) * 2, 1, 5)
        plotBarb(plotter, force > 3.4 ? 'red' : 'blue', x, y, turn, force, 0.03)
        continue
      }
      // Mountains keep the wind off: the sheet stays bare behind them.
      const force = 3.1 + rough(x * 1.5 + 20, y * 1.5) * 9 - shore * 2.2 + 2.4 * smoothstep(0.07, 0, shore)
      if (force < 0.7) continue
      plotBarb(plotter, 'black', x, y, turn, clamp(force, 1, 5), 0.0155)
    }
  }
  for (const [x, y] of [
    [0.026, 0.026],
    [width - 0.026, 0.026],
    [0.026, height - 0.026],
    [width - 0.026, height - 0.026],
  ] as const)
    plotter.register(x, y, 0.011)
  plotter.finish()
}
