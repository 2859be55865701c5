import { box, curve } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** A hedge cut back by the flail, in low January sun. */
export const paintFlail = onEasel(
  { ground: c(0.6, 0.07, 65), relief: 1.2 },
  ({ w, h, noise, lots, lay, put, lose }) => {
    lay({
      within: box(-0.03, -0.03, w + 0.03, 0.66),
      kept: false,
      ramp: [c(0.56, 0.04, 255), c(0.68, 0.035, 240), c(0.8, 0.035, 110), c(0.9, 0.075, 95), c(0.94, 0.07, 92)],
      tone: (x, y) => y * 1.5 - 0.1 + noise(x * 1.8, y * 5) * 0.45 - Math.abs(x - 0.5) * 0.12,
      angle: (x, y) => noise(x * 1.2, y * 3) * 0.4,
      length: 0.2,
      width: 0.05,
      cover: 2.3,
      wet: 0.4,
    })
    lay({
      within: [
        [-0.03, 0.58],
        [0.5, 0.55],
        [w + 0.03, 0.57],
        [w + 0.03, 0.7],
        [-0.03, 0.7],
      ],
      ramp: [c(0.42, 0.03, 250), c(0.5, 0.045, 160), c(0.6, 0.06, 125)],
      tone: (_, y) => (y - 0.54) * 9,
      angle: 0,
      length: 0.13,
      width: 0.026,
      wet: 0.3,
    })
    const low = curve([
      [-0.03, 0.57],
      [0.2, 0.52],
      [0.36, 0.6],
      [0.5, 0.57],
      [0.62, 0.6],
      [0.8, 0.5],
      [0.98, 0.53],
      [1.14, 0.6],
      [w + 0.03, 0.55],
    ])
    lay({
      within: [...low, [w + 0.03, 0.8], [-0.03, 0.8]],
      ramp: [c(0.17, 0.02, 330), c(0.25, 0.03, 20), c(0.36, 0.045, 40), c(0.5, 0.07, 55)],
      tone: (x, y) => 0.7 - (y - 0.5) * 1.9 + noise(x * 7, y * 6) * 0.75,
      stray: 0.18,
      angle: (x, y) => UP + noise(x * 9, y * 9),
      sway: 0.4,
      length: 0.1,
      width: 0.02,
      cover: 3,
      accent: c(0.42, 0.07, 130),
      accentShare: 0.14,
    })
    for (let at = 0; at < 120; at++) {
      const x = lots.between(-0.01, w + 0.01)
      const gap = noise(x * 2.6 + 4, 1)
      const base = 0.62 + lots.bell() * 0.05
      const tall = (0.16 + gap * 0.14) * lots.between(0.6, 1.25)
      const lean = lots.bell() * 0.06 + noise(x * 3, 9) * 0.05
      put([x, base], [x + lean, base - tall], {
        ramp: [c(0.16, 0.02, 340), c(0.27, 0.035, 30), c(0.52, 0.09, 60)],
        tone: lots.next() ** 1.6,
        width: lots.between(0.005, 0.016),
        body: 1.6,
        wet: 0.06,
        dry: 0.35,
      })
      // The torn end, still light.
      if (lots.chance(0.6))
        put([x + lean, base - tall], [x + lean * 1.1 + 0.004, base - tall - 0.016], {
          ramp: [c(0.68, 0.11, 65), c(0.86, 0.08, 85)],
          tone: lots.next(),
          width: 0.01,
          body: 2,
          wet: 0.05,
        })
      if (lots.chance(0.35))
        put([x + lean * 0.5, base - tall * 0.55], [x + lean + lots.bell() * 0.06, base - tall * 0.85], {
          ramp: [c(0.2, 0.02, 0)],
          width: 0.006,
          wet: 0.05,
        })
    }
    for (const [x, top] of [
      [0.24, 0.2],
      [1.07, 0.12],
    ] as const) {
      put([x, 0.64], [x + 0.03, top], { ramp: [c(0.17, 0.02, 330)], width: 0.022, body: 1.5, wet: 0.05, dry: 0.5 })
      for (let twig = 0; twig < 9; twig++) {
        const from = lots.between(0.15, 0.85)
        const [px, py] = [x + 0.03 * from, 0.64 + (top - 0.64) * from]
        const reach = lots.between(0.06, 0.13) * (1.1 - from) * (lots.chance(0.5) ? 1 : -1)
        put([px, py], [px + reach, py - Math.abs(reach) * lots.between(0.6, 1.4)], {
          ramp: [c(0.18, 0.02, 340)],
          width: 0.007,
          wet: 0.05,
          dry: 0.5,
        })
      }
    }
    // The verge in frost.
    lay({
      within: [
        [-0.03, 0.76],
        [0.4, 0.79],
        [0.9, 0.75],
        [w + 0.03, 0.78],
        [w + 0.03, h + 0.03],
        [-0.03, h + 0.03],
      ],
      kept: false,
      ramp: [c(0.36, 0.045, 130), c(0.5, 0.04, 150), c(0.68, 0.03, 210), c(0.84, 0.025, 225)],
      tone: (x, y) => 0.4 + (y - 0.8) * 0.9 + noise(x * 5, y * 12) * 0.6,
      stray: 0.18,
      angle: (x) => -0.12 + noise(x * 3, 5) * 0.5,
      length: 0.12,
      width: 0.03,
      cover: 2.4,
      wet: 0.35,
    })
    lay({
      within: [
        [-0.03, 0.78],
        [w + 0.03, 0.78],
        [w + 0.03, 0.9],
        [-0.03, 0.92],
      ],
      blocked: false,
      kept: false,
      ramp: [c(0.4, 0.05, 110), c(0.62, 0.07, 95)],
      stray: 0.4,
      angle: UP,
      sway: 0.5,
      length: 0.06,
      width: 0.01,
      cover: 0.7,
      dry: 0.7,
    })
    lay({
      within: [
        [0.2, 0.88],
        [w, 0.9],
        [w, 0.99],
        [0.1, 0.97],
      ],
      blocked: false,
      kept: false,
      ramp: [c(0.92, 0.02, 220), c(0.95, 0.04, 90)],
      angle: -0.05,
      length: 0.12,
      width: 0.02,
      cover: 0.35,
      body: 1.6,
      drag: 0.2,
      dry: 0.7,
    })
    lose(
      [
        [0, 0.78],
        [w, 0.78],
      ],
      { share: 0.6, length: 0.06 },
    )
  },
)
