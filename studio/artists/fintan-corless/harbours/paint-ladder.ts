import { box, curve, path } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

/** The inner face of a quay with its ladder, at half tide; one yellow punt. */
export const paintLadder = onEasel(
  { ground: c(0.5, 0.04, 80), relief: 1.3 },
  ({ w, h, noise, lots, lay, follow, put }) => {
    lay({
      within: box(0.6, -0.03, w + 0.03, 0.5),
      kept: false,
      ramp: [c(0.55, 0.05, 220), c(0.68, 0.045, 205), c(0.83, 0.03, 190)],
      tone: (x, y) => 0.75 - y + noise(x * 4, y * 12) * 0.4,
      angle: 0.03,
      length: 0.14,
      width: 0.035,
      wet: 0.4,
    })
    lay({
      within: box(0.6, 0.45, w + 0.03, h + 0.03),
      kept: false,
      ramp: [c(0.28, 0.05, 210), c(0.4, 0.06, 200), c(0.52, 0.06, 190)],
      tone: (x, y) => 1.2 - y + noise(x * 4, y * 12) * 0.4,
      angle: 0.02,
      length: 0.14,
      width: 0.035,
      wet: 0.4,
    })
    // Stone above the tide mark, course by course.
    const stone = [c(0.5, 0.025, 70), c(0.63, 0.03, 80), c(0.76, 0.03, 88), c(0.86, 0.025, 92)]
    lay({
      within: box(-0.02, -0.02, 0.69, 0.6),
      ramp: [c(0.42, 0.03, 60)],
      angle: 0,
      length: 0.2,
      width: 0.08,
      cover: 1,
    })
    let y = -0.02
    while (y < 0.56) {
      const tall = lots.between(0.06, 0.115)
      let x = -0.05 - lots.between(0, 0.1)
      while (x < 0.66) {
        const long = lots.between(0.09, 0.3)
        const right = Math.min(x + long, 0.675)
        const tone = 0.8 - y * 1.1 + noise(x * 4, y * 6) * 0.5 + lots.bell() * 0.12
        put([x, y + tall / 2], [right, y + tall / 2 + lots.bell() * 0.006], {
          ramp: stone,
          tone,
          stray: 0.08,
          width: tall * lots.between(0.9, 1.12),
          knife: true,
          body: 0.7,
          wet: 0.18,
        })
        if (lots.chance(0.7))
          put(
            [x + 0.01, y + tall * lots.between(0.2, 0.6)],
            [right - lots.between(0, 0.08), y + tall * lots.between(0.2, 0.5)],
            {
              ramp: stone,
              tone: tone + lots.between(0.05, 0.25),
              width: tall * lots.between(0.3, 0.7),
              knife: true,
              wet: 0.25,
              dry: 0.6,
              drag: 0.25,
            },
          )
        if (lots.chance(0.5))
          put([right, y + 0.006], [right + 0.002, y + tall], {
            ramp: [c(0.36, 0.025, 60)],
            width: 0.009,
            wet: 0.3,
            dry: 0.7,
          })
        x += long
      }
      if (lots.chance(0.8))
        put([lots.between(-0.02, 0.2), y + tall], [lots.between(0.35, 0.66), y + tall + 0.003], {
          ramp: [c(0.36, 0.025, 60)],
          width: 0.01,
          wet: 0.35,
          dry: 0.8,
        })
      y += tall
    }
    // Weed below it.
    lay({
      within: path('-0.02 0.58, 0.3 0.6, 0.69 0.57, 0.69 0.86, -0.02 0.86'),
      ramp: [c(0.2, 0.03, 120), c(0.28, 0.045, 105), c(0.38, 0.06, 95), c(0.48, 0.075, 92)],
      tone: (x, y) => 0.85 - (y - 0.56) * 2.4 + noise(x * 9, y * 5) * 0.6,
      angle: (x, y) => Math.PI / 2 + noise(x * 7, y * 7) * 0.8,
      sway: 0.25,
      length: 0.075,
      width: 0.03,
      bend: 0.1,
      cover: 3,
      accent: c(0.5, 0.09, 115),
      accentShare: 0.1,
    })
    lay({
      within: path('-0.02 0.555, 0.69 0.545, 0.69 0.6, -0.02 0.61'),
      kept: false,
      blocked: false,
      ramp: [c(0.32, 0.045, 100), c(0.5, 0.05, 90), c(0.64, 0.04, 90)],
      tone: 0.3,
      stray: 0.3,
      angle: 0.05,
      sway: 0.3,
      length: 0.06,
      width: 0.024,
      cover: 1.8,
      wet: 0.5,
    })
    // Corner of the quay, and the water at its foot.
    lay({
      within: box(0.655, -0.02, 0.7, 0.87),
      ramp: [c(0.2, 0.03, 240), c(0.34, 0.03, 230)],
      tone: (_, y) => 0.9 - y,
      angle: UP,
      sway: 0.04,
      length: 0.15,
      width: 0.03,
      knife: true,
    })
    lay({
      within: [
        [-0.02, 0.85],
        [0.72, 0.86],
        [0.72, h + 0.03],
        [-0.03, h + 0.03],
      ],
      kept: false,
      ramp: [c(0.2, 0.04, 170), c(0.3, 0.05, 165), c(0.42, 0.05, 150)],
      tone: (x, y) => 0.3 + noise(x * 5, y * 14) * 0.7,
      angle: 0,
      sway: 0.06,
      length: 0.13,
      width: 0.03,
      wet: 0.35,
    })
    // Ladder.
    for (const x of [0.27, 0.38]) {
      follow(
        [
          [x + 0.016, -0.01],
          [x + 0.018, 0.9],
        ],
        { ramp: [c(0.26, 0.03, 40)], length: 0.3, width: 0.014, wet: 0.1 },
      )
      follow(
        [
          [x, -0.01],
          [x + 0.004, 0.4],
          [x, 0.9],
        ],
        {
          ramp: [c(0.28, 0.05, 35), c(0.42, 0.09, 45)],
          tone: (_, y) => 1 - y,
          length: 0.26,
          width: 0.02,
          body: 1.8,
          wet: 0.05,
          dry: 0.1,
        },
      )
    }
    for (let rung = 0; rung < 9; rung++) {
      const y = 0.06 + rung * 0.1
      put([0.27, y + 0.012], [0.39, y + 0.014], { ramp: [c(0.24, 0.03, 40)], width: 0.012, wet: 0.1 })
      put([0.262, y], [0.392, y + lots.bell() * 0.004], {
        ramp: [c(0.3, 0.05, 38), c(0.5, 0.1, 50)],
        tone: 1 - y,
        width: 0.018,
        body: 1.8,
        wet: 0.05,
        dry: 0.15,
      })
    }
    // The punt.
    const hull = curve(path('0.73 0.7, 0.79 0.645, 0.9 0.635, 1.04 0.67, 1.04 0.79, 0.9 0.83, 0.78 0.79'), {
      closed: true,
    })
    lay({
      within: curve(path('0.75 0.76, 0.9 0.82, 1.05 0.79, 1.05 0.92, 0.8 0.88'), { closed: true }),
      kept: false,
      blocked: false,
      ramp: [c(0.22, 0.05, 220), c(0.5, 0.09, 95)],
      tone: 0.2,
      stray: 0.3,
      angle: 0,
      length: 0.1,
      width: 0.022,
      cover: 1.4,
      wet: 0.4,
    })
    lay({
      within: hull,
      ramp: [c(0.6, 0.12, 80), c(0.75, 0.15, 88), c(0.86, 0.15, 95)],
      tone: (x, y) => 1.1 - (y - 0.64) * 5,
      angle: (x) => (x - 0.88) * -0.6,
      length: 0.12,
      width: 0.03,
      body: 1.4,
      wet: 0.08,
    })
    lay({
      within: curve(path('0.775 0.7, 0.82 0.67, 0.92 0.662, 1.04 0.695, 1.04 0.75, 0.92 0.765, 0.82 0.745'), {
        closed: true,
      }),
      ramp: [c(0.3, 0.05, 60), c(0.42, 0.07, 65)],
      tone: (x, y) => (y - 0.66) * 9,
      angle: 0,
      length: 0.1,
      width: 0.026,
    })
    for (const x of [0.86, 0.96])
      put([x, 0.67], [x + 0.004, 0.76], { ramp: [c(0.72, 0.12, 85)], width: 0.024, body: 1.5, wet: 0.05 })
    follow(curve(path('0.385 0.42, 0.5 0.6, 0.64 0.7, 0.75 0.695')), {
      ramp: [c(0.84, 0.04, 220)],
      length: 0.2,
      width: 0.009,
      body: 2,
      wet: 0.05,
      dry: 0.1,
    })
  },
)
