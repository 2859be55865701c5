import { gradient, mix } from '../../../painting/color.ts'
import { box, curve, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** The quay before dawn: lamps, and their long marks in the water. */
export const paintLights = onEasel({ ground: c(0.24, 0.04, 250), relief: 1.25 }, ({ w, h, noise, lots, lay, put }) => {
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.42),
    kept: false,
    ramp: [c(0.26, 0.05, 265), c(0.36, 0.06, 255), c(0.48, 0.06, 235), c(0.62, 0.05, 205), c(0.76, 0.06, 110)],
    tone: (x, y) => y * 2.6 - 0.1 - Math.abs(x - 0.9) * 0.3 + noise(x * 1.7, y * 5) * 0.5,
    angle: (x, y) => noise(x, y * 2) * 0.5,
    length: 0.2,
    width: 0.065,
    cover: 2.3,
    wet: 0.4,
  })
  const land: Point[] = [
    ...curve([
      [-0.02, 0.36],
      [0.25, 0.33],
      [0.55, 0.37],
      [0.9, 0.385],
      [w + 0.02, 0.37],
    ]),
    [w + 0.02, 0.45],
    [-0.02, 0.45],
  ]
  lay({
    within: land,
    ramp: [c(0.15, 0.03, 270), c(0.21, 0.035, 260)],
    stray: 0.3,
    angle: 0,
    length: 0.14,
    width: 0.04,
  })
  lay({
    within: box(-0.03, 0.43, w + 0.03, h + 0.03),
    kept: false,
    ramp: [c(0.14, 0.035, 265), c(0.2, 0.05, 255), c(0.28, 0.06, 245), c(0.4, 0.06, 230)],
    tone: (x, y) => 0.35 - (y - 0.43) * 0.3 + noise(x * 2, y * 9) * 0.45,
    angle: 0,
    sway: 0.05,
    length: 0.2,
    width: 0.045,
    cover: 2.3,
    wet: 0.4,
  })
  // Dark boats against the quay.
  for (const [x, long, tall] of [
    [0.2, 0.3, 0.07],
    [0.62, 0.22, 0.05],
    [1.02, 0.3, 0.075],
  ] as const) {
    lay({
      within: [
        [x - long / 2, 0.43 - tall],
        [x - long * 0.36, 0.45],
        [x + long * 0.4, 0.45],
        [x + long / 2, 0.41 - tall],
        [x + long * 0.2, 0.43 - tall * 0.6],
      ],
      ramp: [c(0.12, 0.02, 270), c(0.19, 0.03, 260)],
      angle: 0,
      length: 0.09,
      width: 0.03,
    })
    lay({
      within: box(x - long * 0.3, 0.4 - tall * 1.5, x - long * 0.05, 0.44 - tall * 0.5),
      ramp: [c(0.13, 0.02, 270), c(0.22, 0.03, 255)],
      angle: UP,
      length: 0.06,
      width: 0.03,
    })
    put([x + long * 0.08, 0.42], [x + long * 0.09, 0.42 - tall * 3.4], {
      ramp: [c(0.12, 0.02, 270)],
      width: 0.01,
      wet: 0.05,
    })
    put([x + long * 0.085, 0.42 - tall * 3.2], [x - long * 0.3, 0.42 - tall * 1.6], {
      ramp: [c(0.12, 0.02, 270)],
      width: 0.005,
      wet: 0.05,
    })
  }
  const amber = [c(0.62, 0.15, 55), c(0.74, 0.16, 65), c(0.86, 0.13, 80)]
  const white = [c(0.7, 0.06, 100), c(0.86, 0.05, 100), c(0.97, 0.03, 100)]
  const green = [c(0.5, 0.12, 165), c(0.68, 0.14, 165), c(0.82, 0.12, 165)]
  const red = [c(0.45, 0.16, 30), c(0.58, 0.2, 32), c(0.66, 0.19, 36)]
  const lamps = [
    [0.07, 0.35, 0.4, amber],
    [0.33, 0.3, 0.5, amber],
    [0.455, 0.345, 0.3, white],
    [0.72, 0.33, 0.52, amber],
    [0.86, 0.37, 0.22, red],
    [0.93, 0.29, 0.42, white],
    [1.19, 0.31, 0.5, amber],
    [1.28, 0.375, 0.25, green],
  ] as const
  for (const [x, y, deep, ramp] of lamps) {
    // The halo, then the lamp itself, then its mark in the water, broken by the swell.
    put([x + 0.004, y], [x, 0.425], { ramp: [c(0.13, 0.02, 270)], width: 0.006, wet: 0.05 })
    for (let pool = 0; pool < 6; pool++) {
      const level = lots.between(0.395, 0.44)
      const wide = lots.between(0.02, 0.05)
      put([x - wide, level], [x + wide, level + 0.002], {
        ramp: [mix(c(0.2, 0.03, 260), gradient(ramp, 0), lots.between(0.2, 0.55))],
        width: 0.014,
        wet: 0.3,
        dry: 0.7,
      })
    }
    put([x - 0.012, y], [x + 0.012, y + 0.003], { ramp, tone: 1, width: 0.022, body: 2.4, wet: 0, dry: 0 })
    for (let down = 0; down < deep; down += lots.between(0.016, 0.03)) {
      const far = down / deep
      const wide = (0.018 + far * 0.05) * lots.between(0.5, 1.3)
      const sway = lots.bell() * (0.004 + far * 0.016)
      if (lots.chance(far * 0.45)) continue
      const level = 0.47 + down
      put([x + sway - wide, level], [x + sway + wide, level + lots.bell() * 0.004], {
        ramp,
        tone: 0.95 - far * 0.8,
        stray: 0.15,
        width: 0.013 + far * 0.008,
        body: 2,
        wet: 0.12 + far * 0.35,
        dry: 0.5,
        knife: lots.chance(0.12),
      })
    }
  }
})
