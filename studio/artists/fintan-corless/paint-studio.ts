import { box, curve, oval, path, type Point } from '../../painting/outline.ts'
import { c, onEasel, UP } from './easel.ts'

/** The painter's table: a glass slab with the day's paint, knives, brushes in a jar. */
export const paintStudio = onEasel(
  { ground: c(0.4, 0.05, 55), relief: 1.3 },
  ({ w, h, noise, lots, lay, follow, put, lose }) => {
    lay({
      within: box(-0.03, -0.03, w + 0.03, 0.42),
      kept: false,
      ramp: [c(0.24, 0.025, 250), c(0.33, 0.03, 230), c(0.45, 0.03, 200), c(0.66, 0.03, 120)],
      tone: (x, y) => 0.95 - x * 0.62 + noise(x * 2, y * 3) * 0.35,
      angle: (x, y) => UP + 0.4 + noise(x * 2, y * 2) * 0.5,
      length: 0.16,
      width: 0.06,
      wet: 0.35,
    })
    // A small canvas with its face to us, a field and a sky.
    lay({
      within: box(0.98, 0.02, 1.38, 0.4),
      ramp: [c(0.7, 0.03, 240), c(0.9, 0.02, 95)],
      tone: (x, y) => 0.4 + y + noise(x * 6, y * 6) * 0.4,
      angle: 0.1,
      length: 0.09,
      width: 0.03,
      wet: 0.2,
    })
    lay({
      within: box(0.98, 0.24, 1.38, 0.4),
      ramp: [c(0.28, 0.04, 35), c(0.42, 0.05, 45), c(0.56, 0.06, 60)],
      stray: 0.25,
      angle: -0.08,
      length: 0.1,
      width: 0.024,
      wet: 0.15,
    })
    follow(path('0.975 0.02, 0.975 0.41'), { ramp: [c(0.2, 0.02, 40)], length: 0.15, width: 0.012 })
    lay({
      within: [
        [-0.03, 0.4],
        [w + 0.03, 0.37],
        [w + 0.03, h + 0.03],
        [-0.03, h + 0.03],
      ],
      kept: false,
      ramp: [c(0.34, 0.04, 45), c(0.46, 0.05, 55), c(0.6, 0.055, 65), c(0.72, 0.05, 75)],
      tone: (x, y) => 0.8 - x * 0.42 + noise(x * 1.5, y * 14) * 0.35,
      angle: -0.03,
      sway: 0.08,
      length: 0.22,
      width: 0.045,
      wet: 0.28,
    })
    lose(
      [
        [0, 0.4],
        [w, 0.375],
      ],
      { share: 0.4 },
    )
    // The slab.
    const slab: Point[] = path('0.42 0.58, 1.3 0.53, 1.42 0.93, 0.36 0.97')
    lay({
      within: slab.map(([x, y]): Point => [x + 0.03, y + 0.03]),
      ramp: [c(0.24, 0.03, 45)],
      angle: 0,
      length: 0.14,
      width: 0.04,
    })
    lay({
      within: slab,
      ramp: [c(0.6, 0.015, 220), c(0.72, 0.015, 200), c(0.82, 0.015, 150)],
      tone: (x, y) => 0.9 - x * 0.4 + noise(x * 3, y * 3) * 0.3,
      angle: 0.2,
      sway: 0.4,
      length: 0.16,
      width: 0.07,
      knife: true,
      body: 0.5,
      wet: 0.25,
    })
    const paints = [
      c(0.97, 0.01, 95),
      c(0.82, 0.14, 92),
      c(0.64, 0.11, 70),
      c(0.46, 0.14, 32),
      c(0.33, 0.06, 35),
      c(0.42, 0.09, 160),
      c(0.34, 0.12, 262),
      c(0.17, 0.015, 280),
    ]
    for (const [at, paint] of paints.entries()) {
      const [x, y] = [0.5 + at * 0.108, 0.625 - at * 0.006]
      // A heap squeezed from the tube, then pulled down with the knife.
      for (let turn = 0; turn < 5; turn++)
        put(
          [x - 0.03 + lots.bell() * 0.006, y - turn * 0.006],
          [x + 0.032 + lots.bell() * 0.006, y + 0.006 - turn * 0.008],
          { ramp: [paint], width: 0.03 - turn * 0.003, bend: lots.bell() * 0.1, body: 2.6, wet: 0.02, dry: 0.1 },
        )
      put([x + 0.01, y + 0.02], [x + lots.bell() * 0.05, y + lots.between(0.1, 0.17)], {
        ramp: [paint],
        width: 0.045,
        knife: true,
        body: 1.2,
        wet: 0.2,
        dry: 0.6,
      })
    }
    for (let smear = 0; smear < 26; smear++) {
      const [x, y] = [lots.between(0.48, 1.28), lots.between(0.74, 0.92)]
      put([x, y], [x + lots.between(0.05, 0.14), y + lots.bell() * 0.04], {
        ramp: [lots.pick(paints), c(0.6, 0.05, 200), c(0.5, 0.06, 60)],
        tone: lots.between(0.3, 1),
        stray: 0.2,
        width: lots.between(0.025, 0.055),
        knife: lots.chance(0.6),
        body: 1.6,
        wet: 0.55,
        dry: 0.5,
      })
    }
    // Jar and brushes.
    for (const [x, lean, paint] of [
      [0.12, -0.05, 3],
      [0.16, -0.02, 1],
      [0.2, 0.02, 6],
      [0.25, 0.06, 5],
      [0.29, 0.1, 0],
      [0.18, 0, 2],
    ] as const) {
      put([x, 0.44], [x + lean, 0.13], {
        ramp: [c(0.5, 0.08, 60), c(0.68, 0.09, 70)],
        tone: lots.next(),
        width: 0.014,
        body: 1.2,
        wet: 0.05,
        dry: 0.05,
      })
      put([x + lean * 0.95, 0.17], [x + lean * 1.02, 0.115], { ramp: [c(0.75, 0.02, 90)], width: 0.02, wet: 0.02 })
      put([x + lean, 0.13], [x + lean * 1.2, 0.03], {
        ramp: [paints[paint]!, c(0.4, 0.05, 50)],
        tone: 0.3,
        stray: 0.3,
        width: 0.034,
        body: 1.6,
        wet: 0.05,
        dry: 0.6,
      })
    }
    lay({
      within: path('0.07 0.38, 0.34 0.38, 0.32 0.72, 0.09 0.72'),
      ramp: [c(0.42, 0.04, 200), c(0.58, 0.04, 190), c(0.78, 0.025, 180)],
      tone: (x) => 0.95 - Math.abs(x - 0.14) * 4,
      angle: UP,
      sway: 0.08,
      length: 0.12,
      width: 0.04,
      wet: 0.15,
    })
    lay({
      within: oval(0.205, 0.385, 0.135, 0.03),
      ramp: [c(0.22, 0.03, 60), c(0.34, 0.04, 60)],
      angle: 0,
      length: 0.08,
      width: 0.02,
    })
    put([0.12, 0.44], [0.115, 0.64], { ramp: [c(0.95, 0.01, 120)], width: 0.018, body: 1.8, wet: 0.05, dry: 0.5 })
    // Rag and knife.
    lay({
      within: curve(path('0.06 0.84, 0.2 0.79, 0.3 0.86, 0.28 0.97, 0.1 0.98'), { closed: true }),
      ramp: [c(0.5, 0.06, 20), c(0.66, 0.05, 40), c(0.85, 0.03, 80)],
      stray: 0.3,
      angle: 0.7,
      sway: 0.6,
      length: 0.09,
      width: 0.035,
      wet: 0.3,
    })
    put([1.24, 0.95], [1.42, 0.72], { ramp: [c(0.85, 0.01, 200)], width: 0.05, knife: true, wet: 0.05 })
    put([1.14, 1.02], [1.25, 0.93], { ramp: [c(0.32, 0.07, 40)], width: 0.034, body: 1.8, wet: 0.03 })
  },
)
