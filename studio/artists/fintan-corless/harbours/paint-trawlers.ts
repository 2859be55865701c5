import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'

const WHITE = c(0.95, 0.015, 95)

const TAR = c(0.22, 0.03, 260)

/** Two trawlers moored below the wall, the nearer one bow on. */
export const paintTrawlers = onEasel({ ground: c(0.46, 0.06, 45) }, ({ w, h, noise, lots, lay, follow, put, lose }) => {
  const lit: Point[] = [
    ...curve(path('0.1 0.41, 0.19 0.39, 0.31 0.31')),
    ...curve(path('0.31 0.31, 0.325 0.5, 0.37 0.72')),
    [0.2, 0.66],
    [0.13, 0.55],
  ]
  const side: Point[] = [
    ...curve(path('0.31 0.31, 0.42 0.39, 0.62 0.45, 1.01 0.44')),
    ...curve(path('1.01 0.44, 1.0 0.58, 0.95 0.69')),
    [0.7, 0.72],
    [0.37, 0.72],
    ...curve(path('0.37 0.72, 0.325 0.5, 0.31 0.31')),
  ]
  const sky = {
    ramp: [c(0.7, 0.03, 240), c(0.8, 0.025, 210), c(0.9, 0.035, 95), c(0.95, 0.04, 90)],
    length: 0.2,
    width: 0.06,
  }
  lay({
    ...sky,
    within: box(-0.03, -0.03, w + 0.03, 0.25),
    kept: false,
    tone: (x, y) => 0.15 + y * 2.4 + noise(x * 2.4, y * 6) * 0.7,
    angle: (x) => -0.12 + noise(x * 2, 3) * 0.4,
    cover: 2.2,
    wet: 0.45,
  })
  const wall = [c(0.34, 0.025, 60), c(0.44, 0.03, 70), c(0.55, 0.035, 80), c(0.63, 0.03, 90)]
  lay({
    within: [
      [-0.03, 0.2],
      [w + 0.03, 0.15],
      [w + 0.03, 0.6],
      [-0.03, 0.6],
    ],
    except: [lit, side],
    ramp: wall,
    tone: (x, y) => 0.75 - (y - 0.2) * 2.6 + noise(x * 5, y * 9) * 0.4,
    stray: 0.2,
    angle: -0.035,
    sway: 0.04,
    length: 0.13,
    width: 0.045,
    knife: true,
    cover: 2.4,
    accent: c(0.62, 0.09, 95),
  })
  follow(
    [
      [-0.02, 0.19],
      [0.6, 0.172],
      [w, 0.145],
    ],
    { ramp: [c(0.8, 0.03, 90), WHITE], length: 0.2, width: 0.028, knife: true, body: 1.3, wet: 0.1 },
  )
  lose(
    [
      [0, 0.18],
      [w, 0.15],
    ],
    { share: 0.35, turn: 0.4 },
  )
  // The second boat, half out of the picture.
  const second: Point[] = [
    [0.93, 0.36],
    [w + 0.05, 0.29],
    [w + 0.05, 0.66],
    [1.0, 0.66],
  ]
  lay({
    within: second,
    ramp: [c(0.27, 0.05, 28), c(0.37, 0.085, 32), c(0.47, 0.1, 38)],
    stray: 0.2,
    tone: (x, y) => 0.95 - (y - 0.3) * 2,
    angle: -0.12,
    length: 0.12,
    width: 0.04,
    cover: 2.4,
  })
  follow(
    [
      [0.93, 0.35],
      [w + 0.05, 0.28],
    ],
    { ramp: [WHITE], length: 0.14, width: 0.02, wet: 0.15 },
  )
  put([1.17, 0.32], [1.15, 0], { ramp: [c(0.75, 0.09, 75)], width: 0.018, wet: 0.1, dry: 0.1 })
  // Wheelhouse and gear of the first, behind its bulwark.
  lay({
    within: path('0.58 0.17, 0.86 0.15, 0.87 0.45, 0.58 0.46'),
    ramp: [c(0.66, 0.03, 235), c(0.8, 0.02, 220), WHITE],
    tone: (x) => 1.05 - (x - 0.58) * 3.2,
    angle: UP,
    sway: 0.06,
    length: 0.1,
    width: 0.045,
    cover: 2.6,
    wet: 0.08,
  })
  lay({
    within: path('0.555 0.15, 0.89 0.125, 0.89 0.175, 0.56 0.19'),
    ramp: [c(0.4, 0.05, 50), c(0.58, 0.09, 70)],
    tone: (x) => 1.4 - x,
    angle: -0.08,
    length: 0.12,
    width: 0.03,
    wet: 0.1,
  })
  for (const [left, right] of [
    [0.605, 0.65],
    [0.67, 0.715],
    [0.745, 0.775],
    [0.8, 0.83],
  ] as const) {
    lay({
      within: box(left, 0.215, right, 0.285),
      ramp: [TAR, c(0.34, 0.04, 240)],
      tone: (x) => (x * 5) % 1,
      angle: UP,
      length: 0.07,
      width: 0.026,
      wet: 0.05,
      cover: 2,
    })
  }
  for (const [from, to, thick] of [
    [[0.5, 0.46], [0.515, 0], 0.018],
    [[0.515, 0.06], [0.9, 0.3], 0.006],
    [[0.515, 0.04], [0.31, 0.34], 0.006],
    [[0.51, 0.2], [0.36, 0.1], 0.012],
  ] as const) {
    put(from, to, { ramp: [c(0.36, 0.05, 55)], width: thick, wet: 0.12, dry: 0.1, body: 1.4 })
  }
  // Hull: the lit bow plane on the left, the long side turning into shade.
  lay({
    within: side,
    stray: 0.2,
    ramp: [c(0.21, 0.025, 250), c(0.28, 0.04, 240), c(0.38, 0.05, 228), c(0.48, 0.045, 215)],
    tone: (x, y) => 0.95 - (y - 0.35) * 2 - (x - 0.3) * 0.45,
    angle: (x) => 0.32 - (x - 0.3) * 0.55,
    length: 0.17,
    width: 0.05,
    cover: 2.4,
    body: 1.2,
    wet: 0.2,
  })
  lay({
    within: lit,
    stray: 0.2,
    ramp: [c(0.42, 0.055, 235), c(0.55, 0.055, 222), c(0.7, 0.05, 205)],
    tone: (x, y) => 0.9 - (y - 0.35) * 2.2,
    angle: (x, y) => 1.25 + (x - 0.2) * 1.4 - y * 0.2,
    length: 0.12,
    width: 0.045,
    cover: 2.5,
    body: 1.2,
    wet: 0.15,
  })
  lay({
    within: path('0.355 0.645, 0.7 0.665, 0.965 0.64, 0.95 0.7, 0.7 0.735, 0.372 0.73'),
    ramp: [c(0.28, 0.06, 28), c(0.4, 0.1, 33)],
    tone: (x) => 1 - x,
    angle: (x) => (x < 0.7 ? 0.04 : -0.1),
    length: 0.12,
    width: 0.03,
    wet: 0.2,
  })
  lay({
    within: path('0.155 0.6, 0.35 0.645, 0.37 0.73, 0.19 0.665'),
    ramp: [c(0.44, 0.1, 34), c(0.54, 0.12, 42)],
    angle: 0.28,
    length: 0.1,
    width: 0.03,
    wet: 0.15,
  })
  follow(curve(path('0.31 0.315, 0.42 0.395, 0.62 0.455, 1.01 0.445')), {
    ramp: [c(0.82, 0.02, 220), WHITE],
    tone: (x) => 1 - x * 0.6,
    length: 0.16,
    width: 0.026,
    body: 1.3,
    wet: 0.08,
  })
  follow(curve(path('0.1 0.415, 0.19 0.395, 0.31 0.315')), {
    ramp: [WHITE],
    length: 0.12,
    width: 0.03,
    body: 1.4,
    wet: 0.04,
  })
  follow(curve(path('0.312 0.31, 0.327 0.5, 0.372 0.71')), {
    ramp: [c(0.8, 0.05, 220)],
    length: 0.2,
    width: 0.012,
    wet: 0.2,
    body: 1.3,
  })
  // Fenders and a heap of net.
  for (const [x, y] of [
    [0.5, 0.52],
    [0.66, 0.54],
    [0.83, 0.53],
  ] as const) {
    put([x, y - 0.03], [x + 0.004, y + 0.035], {
      ramp: [c(0.66, 0.17, 48), c(0.72, 0.16, 55)],
      width: 0.036,
      body: 1.5,
      wet: 0.05,
      dry: 0.05,
    })
  }
  lay({
    within: curve(path('0.36 0.38, 0.42 0.33, 0.5 0.36, 0.54 0.42, 0.45 0.41'), { closed: true }),
    ramp: [c(0.36, 0.05, 170), c(0.5, 0.07, 165), c(0.66, 0.07, 155)],
    stray: 0.35,
    angle: (x) => (x - 0.45) * 9,
    sway: 0.6,
    length: 0.04,
    width: 0.016,
    cover: 3,
    wet: 0.1,
    blocked: true,
  })
  // Water: the boats' colours drawn down, the sky laid across them.
  lay({
    within: [
      [-0.03, 0.56],
      [0.2, 0.665],
      [0.4, 0.735],
      [0.95, 0.71],
      [w + 0.03, 0.66],
      [w + 0.03, h + 0.03],
      [-0.03, h + 0.03],
    ],
    ramp: [c(0.24, 0.05, 240), c(0.36, 0.06, 225), c(0.5, 0.05, 205), c(0.68, 0.04, 180)],
    tone: (x, y) => 0.42 + (x < 0.25 ? 0.25 : 0) - (y - 0.65) * 0.5 + noise(x * 3, y * 8) * 0.5,
    angle: 0,
    sway: 0.07,
    length: 0.17,
    width: 0.045,
    cover: 2.2,
    wet: 0.4,
  })
  lose(
    [
      [0.18, 0.66],
      [0.37, 0.73],
      [0.95, 0.705],
      [w, 0.67],
    ],
    { share: 0.6, turn: 0.2 },
  )
  lay({
    within: path('0.2 0.69, 0.36 0.75, 0.36 0.9, 0.22 0.86'),
    blocked: false,
    kept: false,
    ramp: [c(0.4, 0.05, 235), c(0.56, 0.05, 225)],
    angle: UP,
    sway: 0.1,
    length: 0.09,
    width: 0.03,
    cover: 1.3,
    wet: 0.5,
    dry: 0.6,
  })
  lay({
    within: path('0.38 0.75, 0.95 0.73, 0.93 0.82, 0.4 0.82'),
    blocked: false,
    kept: false,
    ramp: [c(0.3, 0.08, 30), c(0.4, 0.11, 34)],
    angle: UP,
    sway: 0.12,
    length: 0.07,
    width: 0.03,
    cover: 1.1,
    wet: 0.45,
    dry: 0.6,
  })
  lay({
    within: [
      [0.02, 0.72],
      [w, 0.76],
      [w, 0.98],
      [0.1, 0.98],
    ],
    blocked: false,
    kept: false,
    ramp: [c(0.72, 0.04, 200), c(0.86, 0.04, 95)],
    angle: 0,
    sway: 0.05,
    length: 0.14,
    width: 0.022,
    cover: 0.22,
    body: 1.5,
    wet: 0.25,
    dry: 0.7,
  })
  for (const [x, y] of [
    [0.06, 0.79],
    [0.3, 0.86],
    [0.62, 0.8],
    [0.98, 0.88],
  ] as const)
    put([x, y], [x + 0.12, y + lots.bell() * 0.005], {
      ramp: [WHITE],
      width: 0.014,
      body: 1.6,
      wet: 0.1,
      dry: 0.7,
      drag: 0.2,
    })
})
