import { c, onEasel } from '../artists/fintan-corless/easel.ts'
import { box, type Point } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { flatCap } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

/** The painter in his cap against a wet sky, laid once with brush and knife. */
export const paintPortrait = onEasel({ ground: c(0.52, 0.05, 60), relief: 1.3 }, ({ w, h, noise, lay, lose }) => {
  const body = sculptHead({ jaw: 1.08, nose: 1.12, brow: 1.15, cheek: 1.1, neck: 1.08 })
  const sitter = seat({
    parts: [body, flatCap(), coat(-0.47, 0.05, 1.08)],
    turn: -38,
    bow: 3,
    tall: 1.62,
    middle: [0.02, -0.2],
    light: [0.74, 0.5, 0.36],
    fill: 0.26,
  })
  const around = (value: (x: number, y: number) => number, level = 0.5, smallest = 0.004): Point[][] =>
    sitter.linesAround(value, level, smallest).map((line) => simplify(line, 0.004))
  const part = (number: number) => (x: number, y: number) => sitter.coverAt(x, y, number)
  /** Along the form: across the way the surface turns. */
  const along = (x: number, y: number) => {
    const step = 0.012
    const [dx, dy] = [
      sitter.nearAt(x + step, y) - sitter.nearAt(x - step, y),
      sitter.nearAt(x, y + step) - sitter.nearAt(x, y - step),
    ]
    return Math.atan2(dy, dx) + Math.PI / 2
  }
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.95),
    kept: false,
    ramp: [c(0.5, 0.035, 245), c(0.64, 0.03, 235), c(0.78, 0.025, 210), c(0.92, 0.02, 95)],
    tone: (x, y) => 0.72 - y * 0.3 + noise(x * 2.4, y * 3.4) * 0.7 - x * 0.12,
    angle: (x, y) => -0.3 + noise(x * 2, y * 2) * 0.9,
    length: 0.17,
    width: 0.062,
    wet: 0.35,
  })
  lay({
    within: box(-0.03, 0.86, w + 0.03, h + 0.03),
    kept: false,
    ramp: [c(0.34, 0.05, 160), c(0.46, 0.06, 140), c(0.6, 0.07, 110)],
    tone: (x, y) => 0.5 + noise(x * 4, y * 9) * 0.6,
    angle: -0.05,
    length: 0.15,
    width: 0.04,
    wet: 0.3,
  })
  for (const within of around(part(3))) {
    lay({
      within,
      ramp: [c(0.2, 0.03, 255), c(0.28, 0.04, 250), c(0.38, 0.045, 245), c(0.55, 0.04, 230)],
      tone: (x, y) => sitter.lightAt(x, y) * 1.05 + noise(x * 5, y * 5) * 0.16,
      angle: along,
      sway: 0.4,
      length: 0.13,
      width: 0.045,
      wet: 0.25,
    })
  }
  const skin = [
    c(0.27, 0.06, 32),
    c(0.38, 0.085, 35),
    c(0.52, 0.1, 42),
    c(0.66, 0.1, 50),
    c(0.79, 0.075, 62),
    c(0.92, 0.04, 80),
  ]
  const tone = (x: number, y: number) => sitter.lightAt(x, y) * 1.12 + noise(x * 9, y * 9) * 0.08
  for (const within of around(part(1), 0.5, 0.002)) {
    lay({ within, ramp: skin, tone, angle: along, sway: 0.3, length: 0.075, width: 0.03, wet: 0.3 })
    lay({ within, ramp: skin, tone, angle: along, sway: 0.25, length: 0.042, width: 0.0165, wet: 0.18, body: 1.2 })
  }
  // The features once more, with the small brush.
  for (const within of around((x, y) => (part(1)(x, y) > 0.6 && y > 0.36 && y < 0.86 ? 1 : 0), 0.5, 0.01)) {
    lay({ within, ramp: skin, tone, angle: along, sway: 0.2, length: 0.026, width: 0.0095, wet: 0.1, body: 1.3 })
  }
  for (const within of around(part(2))) {
    lay({
      within,
      ramp: [c(0.2, 0.025, 60), c(0.3, 0.035, 65), c(0.42, 0.04, 75), c(0.58, 0.045, 85)],
      tone: (x, y) => sitter.lightAt(x, y) + noise(x * 14, y * 14) * 0.2,
      angle: along,
      sway: 0.35,
      length: 0.075,
      width: 0.03,
      wet: 0.2,
    })
  }
  for (const line of around((x, y) => sitter.coverAt(x, y), 0.5, 0.05)) lose(line, { share: 0.16 })
})
