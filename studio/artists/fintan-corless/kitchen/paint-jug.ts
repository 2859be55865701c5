import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** How far left or right an outline reaches at a height. */
const edgeOf = (outline: readonly Point[], level: number, choose: (...values: number[]) => number) =>
  choose(...outline.filter(([, y]) => Math.abs(y - level) < 0.02).map(([x]) => x))

/** A banded jug and two lemons in morning light. */
export const paintJug = onEasel({ ground: c(0.62, 0.05, 75), relief: 1.1 }, (easel) => {
  const { w, h, noise, lay, put, follow, lose } = easel
  const jug = curve(
    path(
      '0.33 0.31, 0.5 0.335, 0.68 0.31, 0.69 0.44, 0.74 0.62, 0.73 0.84, 0.66 0.97, 0.5 1.0, 0.36 0.97, 0.28 0.84, 0.27 0.62, 0.33 0.45',
    ),
    { closed: true, steps: 6 },
  )
  lay({
    within: box(-0.03, -0.03, w + 0.03, h + 0.03),
    except: [jug, box(-0.1, 0.9, w + 0.1, h + 0.1)],
    kept: false,
    ramp: [c(0.64, 0.03, 265), c(0.74, 0.028, 250), c(0.86, 0.03, 88), c(0.93, 0.035, 90)],
    tone: (x, y) => 0.95 - (x + y * 0.25) * 0.42 + noise(x * 2.4, y * 2.4) * 0.35,
    angle: (x, y) => 0.9 + noise(x * 2, y * 2) * 0.7,
    length: 0.15,
    width: 0.06,
    cover: 2.2,
    wet: 0.3,
  })
  lay({
    within: [
      [-0.03, 0.9],
      [w + 0.03, 0.87],
      [w + 0.03, h + 0.03],
      [-0.03, h + 0.03],
    ],
    kept: false,
    ramp: [c(0.4, 0.06, 30), c(0.5, 0.08, 34), c(0.6, 0.085, 40)],
    tone: (x) => 0.9 - x * 0.5 + noise(x * 3, 1) * 0.2,
    angle: -0.03,
    sway: 0.1,
    length: 0.17,
    width: 0.045,
    wet: 0.25,
  })
  lay({
    within: curve(path('0.62 0.98, 0.84 0.88, 1.04 0.8, 1.04 0.98, 0.8 1.04'), { closed: true }),
    ramp: [c(0.28, 0.05, 330), c(0.36, 0.055, 345)],
    angle: -0.2,
    length: 0.12,
    width: 0.04,
    wet: 0.25,
  })
  lay({
    within: curve(path('0.66 0.86, 0.7 0.46, 0.8 0.34, 0.95 0.4, 1.04 0.54, 1.04 0.86'), { closed: true }),
    ramp: [c(0.5, 0.04, 278), c(0.58, 0.042, 265)],
    angle: UP,
    sway: 0.3,
    length: 0.11,
    width: 0.045,
    wet: 0.35,
  })
  lose(curve(path('0.72 0.42, 0.8 0.34, 0.95 0.4, 1.02 0.54')), { share: 0.5 })
  // The jug, turned by marks across its roundness; the handle first.
  follow(curve(path('0.68 0.43, 0.83 0.42, 0.87 0.56, 0.8 0.7, 0.68 0.77')), {
    ramp: [c(0.5, 0.035, 262), c(0.72, 0.025, 240)],
    tone: (x, y) => 1.7 - y * 1.8,
    length: 0.1,
    width: 0.055,
    body: 1.3,
    wet: 0.1,
  })
  follow(curve(path('0.7 0.41, 0.83 0.405, 0.86 0.5')), {
    ramp: [c(0.95, 0.01, 95)],
    length: 0.1,
    width: 0.022,
    body: 1.6,
    wet: 0.08,
  })
  const white = [c(0.52, 0.03, 265), c(0.66, 0.03, 250), c(0.84, 0.015, 200), c(0.95, 0.012, 95), c(0.97, 0.012, 95)]
  const blue = [c(0.25, 0.07, 265), c(0.33, 0.1, 262), c(0.43, 0.12, 258), c(0.56, 0.11, 250), c(0.6, 0.1, 248)]
  const round = (x: number) => 0.98 - Math.abs((x - 0.42) / 0.36) ** 1.5 * 0.62 - Math.max(0, x - 0.5) * 0.9
  lay({
    within: jug,
    ramp: white,
    tone: round,
    stray: 0.08,
    angle: (x) => (x - 0.5) * -0.9,
    sway: 0.1,
    length: 0.11,
    width: 0.045,
    cover: 2.6,
    body: 1.2,
    wet: 0.1,
  })
  for (const [top, bottom] of [
    [0.5, 0.575],
    [0.66, 0.74],
    [0.82, 0.9],
  ] as const) {
    const [left, right] = [edgeOf(jug, (top + bottom) / 2, Math.min), edgeOf(jug, (top + bottom) / 2, Math.max)]
    const middle = (left + right) / 2
    const band: Point[] = [
      ...curve([
        [left, top],
        [middle, top + 0.035],
        [right, top],
      ]),
      ...curve([
        [right, bottom],
        [middle, bottom + 0.035],
        [left, bottom],
      ]),
    ]
    lay({
      within: band,
      ramp: blue,
      tone: round,
      stray: 0.1,
      angle: (x) => (x - middle) * -0.6,
      sway: 0.06,
      length: 0.11,
      width: 0.04,
      cover: 2.6,
      body: 1.2,
      wet: 0.12,
    })
  }
  lay({
    within: oval(0.505, 0.315, 0.17, 0.042, -0.02),
    ramp: [c(0.42, 0.03, 265), c(0.6, 0.03, 255)],
    tone: (x) => (x - 0.33) * 2.6,
    angle: 0,
    length: 0.09,
    width: 0.026,
  })
  follow(curve(path('0.335 0.31, 0.42 0.348, 0.56 0.355, 0.67 0.315, 0.58 0.28, 0.42 0.278, 0.335 0.31')), {
    ramp: [c(0.88, 0.015, 200), c(0.97, 0.01, 95)],
    tone: (x) => 1.2 - x,
    length: 0.1,
    width: 0.018,
    body: 1.7,
    wet: 0.08,
  })
  follow(curve(path('0.335 0.31, 0.285 0.275, 0.3 0.3, 0.34 0.37')), {
    ramp: [c(0.95, 0.01, 95)],
    length: 0.06,
    width: 0.026,
    body: 1.4,
    wet: 0.08,
  })
  put([0.372, 0.42], [0.362, 0.485], { ramp: [c(0.99, 0.005, 95)], width: 0.026, body: 2, wet: 0.04, dry: 0.6 })
  put([0.345, 0.6], [0.35, 0.655], { ramp: [c(0.99, 0.005, 95)], width: 0.022, body: 2, wet: 0.1, dry: 0.6 })
  for (const [x, y, turn, size] of [
    [0.25, 1.03, 0.25, 1],
    [0.46, 1.1, -0.35, 1.08],
  ] as const) {
    const lemon = curve(
      place(path('-0.115 0.0, -0.09 -0.045, 0 -0.075, 0.085 -0.045, 0.12 0, 0.085 0.045, 0 0.072, -0.09 0.042'), x, y, {
        turn,
        size,
      }),
      { closed: true, steps: 6 },
    )
    lay({ within: place(lemon, 0.045, 0.03), ramp: [c(0.26, 0.05, 340)], angle: 0, length: 0.1, width: 0.03, wet: 0.2 })
    lay({
      within: lemon,
      ramp: [c(0.58, 0.11, 92), c(0.74, 0.15, 96), c(0.86, 0.16, 101), c(0.95, 0.11, 104)],
      tone: (px, py) => 0.62 - ((px - x) * 3 + (py - y) * 5.6),
      stray: 0.08,
      angle: (px, py) => turn + (py - y) * 3 * (px > x ? -1 : 1),
      length: 0.075,
      width: 0.03,
      bend: 0.08,
      cover: 3,
      body: 1.4,
      wet: 0.08,
    })
    put([x - 0.04, y - 0.04], [x + 0.005, y - 0.046], {
      ramp: [c(0.98, 0.03, 104)],
      width: 0.016,
      body: 2,
      wet: 0,
      dry: 0.3,
    })
  }
})
