import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** A soda loaf, cut, on a scrubbed table. */
export const paintLoaf = onEasel({ ground: c(0.36, 0.05, 55), relief: 1.25 }, (easel) => {
  const { w, h, noise, lay, put, follow, lose } = easel
  const board = curve(path('0.13 0.71, 0.36 0.6, 0.78 0.585, 1.02 0.68, 0.98 0.83, 0.66 0.92, 0.28 0.88'), {
    closed: true,
  })
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.5),
    kept: false,
    ramp: [c(0.2, 0.025, 230), c(0.28, 0.035, 200), c(0.38, 0.04, 150), c(0.52, 0.045, 110)],
    tone: (x, y) => 0.9 - x * 0.62 + noise(x * 2, y * 3) * 0.4,
    angle: (x, y) => UP + 0.5 + noise(x * 2, y * 2) * 0.6,
    length: 0.16,
    width: 0.06,
    cover: 2.2,
    wet: 0.35,
  })
  lay({
    within: [
      [-0.03, 0.47],
      [w + 0.03, 0.44],
      [w + 0.03, h + 0.03],
      [-0.03, h + 0.03],
    ],
    except: [board],
    kept: false,
    ramp: [c(0.5, 0.045, 60), c(0.63, 0.05, 70), c(0.76, 0.05, 80), c(0.86, 0.04, 85)],
    tone: (x, y) => 0.95 - x * 0.5 - (y - 0.45) * 0.25 + noise(x * 1.5, y * 16) * 0.35,
    angle: -0.03,
    sway: 0.06,
    length: 0.24,
    width: 0.04,
    cover: 2.3,
    wet: 0.25,
  })
  lose(
    [
      [0, 0.47],
      [w, 0.44],
    ],
    { share: 0.4 },
  )
  // Board and its shadow.
  lay({ within: place(board, 0.03, 0.03), ramp: [c(0.3, 0.04, 45)], angle: 0, length: 0.12, width: 0.04, wet: 0.25 })
  lay({
    within: board,
    ramp: [c(0.42, 0.06, 50), c(0.53, 0.075, 60), c(0.64, 0.075, 70)],
    tone: (x, y) => 0.95 - x * 0.6 + noise(x * 2, y * 18) * 0.3,
    angle: 0.02,
    sway: 0.05,
    length: 0.18,
    width: 0.03,
    cover: 2.4,
    wet: 0.2,
  })
  // The loaf: crust in bent marks that follow its dome, the cut face turned to us.
  const dome = curve(
    path('0.27 0.67, 0.25 0.53, 0.33 0.4, 0.5 0.345, 0.66 0.385, 0.73 0.5, 0.71 0.66, 0.6 0.735, 0.4 0.745'),
    { closed: true },
  )
  lay({ within: place(dome, 0.07, 0.05), ramp: [c(0.24, 0.045, 35)], angle: 0, length: 0.1, width: 0.04, wet: 0.3 })
  const crust = [c(0.24, 0.05, 38), c(0.33, 0.07, 45), c(0.45, 0.09, 55), c(0.6, 0.1, 65), c(0.78, 0.07, 78)]
  lay({
    within: dome,
    ramp: crust,
    tone: (x, y) => 1.02 - (x - 0.25) * 1 - (y - 0.35) * 1.25 + noise(x * 9, y * 9) * 0.3,
    stray: 0.1,
    angle: (x, y) => Math.atan2(y - 0.62, x - 0.49) + Math.PI / 2,
    length: 0.09,
    width: 0.034,
    bend: 0.1,
    cover: 2.8,
    body: 1.5,
    wet: 0.14,
  })
  for (const [a, b] of [
    [
      [0.36, 0.43],
      [0.6, 0.5],
    ],
    path('0.53 0.37, 0.42 0.55'),
  ] as const) {
    put(a, b, { ramp: [c(0.22, 0.045, 35)], width: 0.03, bend: 0.06, wet: 0.12 })
    put([a[0] - 0.012, a[1] - 0.014], [b[0] - 0.012, b[1] - 0.014], {
      ramp: [c(0.86, 0.05, 82)],
      width: 0.022,
      body: 1.8,
      wet: 0.1,
      dry: 0.6,
    })
  }
  const face = curve(path('0.49 0.73, 0.5 0.6, 0.57 0.5, 0.67 0.47, 0.735 0.53, 0.74 0.65, 0.67 0.73'), {
    closed: true,
  })
  lay({
    within: face,
    ramp: [c(0.5, 0.06, 60), c(0.62, 0.06, 68), c(0.74, 0.05, 75)],
    tone: (x, y) => 0.8 - (x - 0.5) * 1.4 + noise(x * 20, y * 20) * 0.6,
    stray: 0.25,
    angle: 0.6,
    sway: 1.2,
    length: 0.04,
    width: 0.022,
    cover: 3,
    body: 1.3,
    wet: 0.2,
  })
  follow([...face, face[0] as Point], {
    ramp: [c(0.3, 0.06, 42), c(0.4, 0.08, 48)],
    length: 0.07,
    width: 0.016,
    body: 1.5,
    wet: 0.1,
  })
  // A slice lying before it.
  const slice = curve(path('0.62 0.83, 0.66 0.76, 0.8 0.725, 0.92 0.75, 0.95 0.81, 0.84 0.86, 0.7 0.875'), {
    closed: true,
  })
  lay({ within: place(slice, 0.015, 0.022), ramp: [c(0.28, 0.05, 40)], angle: 0, length: 0.08, width: 0.03 })
  lay({
    within: slice,
    ramp: [c(0.62, 0.055, 66), c(0.76, 0.05, 76), c(0.85, 0.04, 82)],
    tone: (x) => 1 - (x - 0.62),
    stray: 0.3,
    angle: 0.4,
    sway: 1,
    length: 0.045,
    width: 0.022,
    cover: 3,
    body: 1.2,
    wet: 0.15,
  })
  follow([...slice, slice[0] as Point], {
    ramp: [c(0.36, 0.07, 45), c(0.46, 0.09, 52)],
    length: 0.08,
    width: 0.018,
    body: 1.6,
    wet: 0.1,
  })
  // Knife along the front edge, butter at the back.
  put([0.22, 0.855], [0.6, 0.93], {
    ramp: [c(0.55, 0.015, 240), c(0.8, 0.012, 200)],
    tone: 0.7,
    width: 0.042,
    knife: true,
    body: 1.2,
    wet: 0.05,
  })
  put([0.22, 0.848], [0.58, 0.918], { ramp: [c(0.97, 0.01, 95)], width: 0.01, body: 1.8, wet: 0, dry: 0.4 })
  put([0.06, 0.81], [0.23, 0.858], { ramp: [c(0.2, 0.03, 40)], width: 0.044, body: 1.7, wet: 0.04, dry: 0.05 })
  const dish = oval(0.98, 0.52, 0.14, 0.05, -0.03)
  lay({ within: place(dish, 0.03, 0.02), ramp: [c(0.34, 0.04, 50)], angle: 0, length: 0.1, width: 0.03 })
  lay({
    within: dish,
    ramp: [c(0.72, 0.03, 235), c(0.86, 0.02, 210), c(0.95, 0.015, 95)],
    tone: (x) => 1.1 - (x - 0.84) * 3,
    angle: 0,
    length: 0.1,
    width: 0.028,
    wet: 0.1,
  })
  lay({
    within: path('0.9 0.44, 1.0 0.425, 1.06 0.45, 1.06 0.51, 0.95 0.53, 0.9 0.505'),
    ramp: [c(0.76, 0.11, 85), c(0.86, 0.12, 92), c(0.93, 0.09, 97)],
    tone: (x, y) => 1.1 - (x - 0.9) * 3.5 - (y - 0.43) * 3,
    angle: -0.1,
    length: 0.09,
    width: 0.045,
    knife: true,
    cover: 2.6,
    body: 1.4,
    wet: 0.06,
  })
})
