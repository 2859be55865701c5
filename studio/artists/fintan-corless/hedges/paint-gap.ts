import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onEasel } from '../easel.ts'

/** A dark hedge, and through its gap a field in the sun. */
export const paintGap = onEasel({ ground: c(0.3, 0.04, 60), relief: 1.1 }, (easel) => {
  const { w, noise, lay, put, follow, fringe, lose } = easel
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.45),
    kept: false,
    ramp: [c(0.72, 0.05, 235), c(0.84, 0.03, 215), c(0.94, 0.025, 95)],
    tone: (x, y) => y * 1.8 + noise(x * 3, y * 5) * 0.4,
    angle: -0.2,
    length: 0.12,
    width: 0.045,
    wet: 0.3,
  })
  lay({
    within: box(0.3, 0.38, 0.98, 0.47),
    ramp: [c(0.42, 0.04, 230), c(0.5, 0.05, 190)],
    angle: 0,
    length: 0.08,
    width: 0.03,
  })
  lay({
    within: box(0.3, 0.45, 0.98, 0.66),
    ramp: [c(0.78, 0.14, 103), c(0.87, 0.16, 103), c(0.92, 0.13, 102)],
    tone: (x, y) => 0.9 - (y - 0.45) * 2 + noise(x * 6, y * 14) * 0.4,
    angle: 0.02,
    sway: 0.06,
    length: 0.1,
    width: 0.024,
    cover: 2.8,
    body: 1.3,
    wet: 0.1,
  })
  lay({
    within: box(0.3, 0.63, 0.98, 0.8),
    ramp: [c(0.5, 0.1, 125), c(0.64, 0.13, 118), c(0.74, 0.13, 112)],
    tone: (_, y) => 1 - (y - 0.62) * 4,
    angle: 0.03,
    length: 0.09,
    width: 0.026,
  })
  const ground: Point[] = path('0.36 0.76, 0.92 0.75, 1.18 1.03, 0.1 1.03')
  lay({
    within: ground,
    ramp: [c(0.27, 0.03, 50), c(0.37, 0.04, 55), c(0.52, 0.04, 65), c(0.78, 0.03, 220)],
    tone: (x, y) => 0.5 - Math.abs(Math.sin((x - 0.63) * (9 - y * 4))) * 0.3 + noise(x * 8, y * 8) * 0.4,
    angle: (x, y) => Math.atan2(y - 0.4, x - 0.63),
    length: 0.1,
    width: 0.028,
    wet: 0.3,
  })
  const hedge: Point[][] = [
    path(
      '-0.03 0.06, 0.1 0.02, 0.22 0.1, 0.33 0.14, 0.4 0.26, 0.385 0.45, 0.41 0.66, 0.37 0.8, 0.2 0.94, 0.08 1.04, -0.03 1.04',
    ),
    [
      [w + 0.03, -0.03],
      [1.02, -0.03],
      [0.93, 0.08],
      [0.84, 0.12],
      [0.8, 0.24],
      [0.86, 0.38],
      [0.83, 0.6],
      [0.89, 0.8],
      [1.03, 0.9],
      [1.17, 1.04],
      [w + 0.03, 1.04],
    ],
  ]
  for (const [at, within] of hedge.entries()) {
    lay({
      within: curve(within, { closed: true, steps: 4 }),
      ramp: [c(0.15, 0.025, 160), c(0.21, 0.04, 150), c(0.3, 0.055, 138), c(0.42, 0.075, 125)],
      tone: (x, y) => (at === 0 ? 0.34 : 0.42) + noise(x * 6, y * 6) * 0.55 - y * 0.12,
      stray: 0.18,
      angle: (x, y) => Math.atan2(y - 0.5, x - 0.63) + 1.6,
      sway: 0.7,
      length: 0.075,
      width: 0.03,
      bend: 0.12,
      cover: 2.6,
      accent: c(0.52, 0.11, 118),
      accentShare: 0.07,
    })
  }
  for (const within of [...hedge, ...hedge])
    fringe(curve(within.slice(0, 8)), {
      ramp: [c(0.18, 0.03, 150), c(0.32, 0.06, 135), c(0.55, 0.11, 117)],
      tone: 0.4,
      stray: 0.35,
      length: 0.055,
      width: 0.018,
      reach: 0.035,
      body: 1.4,
      wet: 0.08,
    })
  follow(curve(path('0.9 0.1, 0.74 0.03, 0.6 0.06, 0.5 0.13')), {
    ramp: [c(0.18, 0.02, 60)],
    length: 0.1,
    width: 0.01,
    wet: 0.05,
  })
  fringe(curve(path('0.86 0.07, 0.74 0.03, 0.6 0.06, 0.52 0.12')), {
    ramp: [c(0.2, 0.035, 145), c(0.42, 0.08, 125), c(0.62, 0.12, 115)],
    stray: 0.35,
    length: 0.04,
    width: 0.016,
    reach: 0.03,
    body: 1.4,
    wet: 0.06,
  })
  // The gate, standing open a little.
  const bar = { ramp: [c(0.55, 0.02, 240), c(0.75, 0.015, 220), c(0.9, 0.015, 110)], wet: 0.06, body: 1.8, dry: 0.1 }
  for (let rail = 0; rail < 5; rail++) {
    const y = 0.545 + rail * 0.047
    put([0.425, y], [0.8, y + 0.02 + rail * 0.006], { ...bar, tone: 0.8 - rail * 0.1, width: 0.013 })
  }
  put([0.432, 0.53], [0.428, 0.78], { ...bar, tone: 0.5, width: 0.016 })
  put([0.8, 0.54], [0.81, 0.82], { ...bar, tone: 0.3, width: 0.016 })
  put([0.44, 0.76], [0.79, 0.58], { ...bar, tone: 0.6, width: 0.01 })
  put([0.845, 0.47], [0.85, 0.85], { ramp: [c(0.24, 0.03, 50), c(0.4, 0.04, 60)], width: 0.035, body: 1.5, wet: 0.05 })
  lose(path('0.38 0.78, 0.12 1'), { share: 0.6 })
  lose(path('0.9 0.78, 1.14 1'), { share: 0.6 })
})
