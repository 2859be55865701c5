import { box, curve, path, place, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'
import { EARTH, treeline } from './motifs.ts'

/** Gulls behind the tractor, seen from the hill. */
export const paintGulls = onEasel({ ground: c(0.38, 0.05, 40), relief: 1.1 }, (easel) => {
  const { w, h, noise, lots, lay, put } = easel
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.16),
    kept: false,
    ramp: [c(0.78, 0.03, 230), c(0.88, 0.025, 110), c(0.94, 0.03, 95)],
    tone: (x) => 0.5 + noise(x * 3, 2),
    angle: 0,
    length: 0.16,
    width: 0.04,
    wet: 0.35,
  })
  treeline(easel, -0.03, w + 0.03, 0.15, 0.04, 0.3)
  lay({
    within: box(-0.03, 0.14, w + 0.03, 0.22),
    ramp: [c(0.5, 0.08, 125), c(0.62, 0.11, 116)],
    stray: 0.3,
    angle: 0,
    length: 0.13,
    width: 0.024,
  })
  lay({
    within: box(-0.03, 0.19, w + 0.03, h + 0.03),
    kept: false,
    ramp: EARTH,
    tone: (x, y) => 0.42 + Math.sin((y + x * x * 0.16 - x * 0.42) * (92 - y * 30)) * 0.34 + noise(x * 4, y * 4) * 0.25,
    stray: 0.1,
    angle: (x) => Math.atan2(0.42 - x * 0.32, 1),
    sway: 0.06,
    length: 0.15,
    width: 0.026,
    cover: 3,
    body: 1.3,
    wet: 0.16,
  })
  // Stubble not yet turned.
  const rest: Point[] = [
    ...curve([
      [0.66, 0.2],
      [0.86, 0.33],
      [1.1, 0.43],
      [w + 0.03, 0.5],
    ]),
    [w + 0.03, 0.2],
  ]
  lay({
    within: rest,
    ramp: [c(0.6, 0.08, 75), c(0.74, 0.09, 82), c(0.85, 0.08, 90)],
    tone: (x, y) => 0.6 + noise(x * 6, y * 16) * 0.6,
    angle: 0.33,
    sway: 0.1,
    length: 0.11,
    width: 0.022,
    cover: 2.6,
    wet: 0.12,
  })
  // The tractor and its plough.
  lay({
    within: path('0.93 0.325, 1.0 0.34, 1.01 0.395, 0.92 0.38'),
    ramp: [c(0.45, 0.16, 30), c(0.56, 0.19, 33)],
    angle: 0.3,
    length: 0.05,
    width: 0.026,
    body: 1.4,
    wet: 0.04,
  })
  lay({
    within: path('0.905 0.275, 0.955 0.28, 0.955 0.345, 0.905 0.335'),
    ramp: [c(0.3, 0.03, 250), c(0.6, 0.04, 220)],
    tone: 0.5,
    stray: 0.4,
    angle: UP,
    length: 0.045,
    width: 0.024,
    wet: 0.04,
  })
  put([0.895, 0.275], [0.965, 0.282], { ramp: [c(0.93, 0.02, 95)], width: 0.012, body: 1.6, wet: 0 })
  for (const [x, y, size] of [
    [0.915, 0.385, 0.034],
    [0.995, 0.4, 0.022],
  ] as const) {
    put([x - size * 0.6, y], [x + size * 0.6, y], {
      ramp: [c(0.16, 0.015, 260)],
      width: size * 1.5,
      body: 1.5,
      wet: 0,
      dry: 0,
    })
    put([x - size * 0.2, y], [x + size * 0.2, y], {
      ramp: [c(0.8, 0.1, 90)],
      width: size * 0.5,
      body: 1.5,
      wet: 0,
      dry: 0,
    })
  }
  put([0.83, 0.345], [0.905, 0.37], { ramp: [c(0.3, 0.06, 255)], width: 0.014, body: 1.5, wet: 0.05 })
  // The gulls, thickest where the earth is fresh.
  for (let bird = 0; bird < 62; bird++) {
    const along = lots.next() ** 1.3
    const x = 0.84 - along * 0.86 + lots.bell() * (0.05 + along * 0.16)
    const y = 0.33 + along * 0.34 + lots.bell() * (0.05 + along * 0.17)
    const size = 0.012 + Math.max(0, y - 0.25) * 0.05 * lots.between(0.7, 1.3)
    const turn = lots.between(-0.6, 0.3)
    const at = (px: number, py: number) => place([[px, py]], x, y, { turn, size })[0] as Point
    const white = {
      ramp: [c(0.72, 0.02, 250), c(0.9, 0.012, 200), c(0.98, 0.008, 95)],
      body: 1.9,
      wet: 0.03,
      dry: 0.35,
    }
    const lift = lots.between(0.1, 0.95)
    put(at(0, 0), at(-1.25, -lift), { ...white, tone: 0.9, width: size * 0.3, bend: -0.16 })
    put(at(0, 0), at(1.25, -lift * 0.85), { ...white, tone: 0.75, width: size * 0.3, bend: 0.16 })
    put(at(-0.3, 0.05), at(0.45, 0.1), { ...white, tone: 1, width: size * 0.34 })
  }
})
