import { c, onSheet } from '../artists/pu-yingchuan/sheet.ts'
import { smoothstep } from '../painting/color.ts'
import { box, curve, type Point } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { cropped } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

/** The painter bent over a sheet we do not see, in seven washes; the light on his face is paper. */
export const washPortrait = onSheet(({ w, h, wash }) => {
  const body = sculptHead({ jaw: 0.98, nose: 0.95, brow: 0.85, lips: 1.05, cheek: 1.15 })
  const sitter = seat({
    parts: [body, cropped(1.1), coat(-0.5, 0.05)],
    turn: -44,
    bow: 17,
    tall: 1.72,
    middle: [0.05, -0.2],
    light: [-0.45, 0.5, 0.8],
    fill: 0.34,
  })
  const around = (value: (x: number, y: number) => number, level: number, smallest = 0.0012): Point[][] =>
    sitter.linesAround(value, level, smallest).map((line) => curve(simplify(line, 0.0022), { closed: true, steps: 3 }))
  const part = (number: number) => (x: number, y: number) => sitter.coverAt(x, y, number)
  const soft =
    (value: (x: number, y: number) => number, reach = 0.008) =>
    (x: number, y: number) =>
      (value(x, y) * 2 + value(x + reach, y) + value(x - reach, y) + value(x, y + reach) + value(x, y - reach)) / 6
  const shade = (number: number) => soft((x, y) => (sitter.coverAt(x, y, number) > 0.5 ? 1 - sitter.lightAt(x, y) : 0))
  const figure = around((x, y) => sitter.coverAt(x, y), 0.5, 0.02)
  // One: the room, wet, darker behind the lit side of the face.
  wash(c(0.74, 0.045, 225), [box(-0.1, -0.1, w + 0.1, h + 0.1)], {
    holes: figure,
    second: c(0.7, 0.06, 150),
    run: (x, y) => y * 0.8 - x * 0.2,
    load: (x, y) => 0.2 + 0.75 * smoothstep(0.9, 0.1, x) * smoothstep(1.3, 0.3, y),
    cloud: 0.9,
    cloudSize: 0.26,
    edge: 0.5,
    lost: 0.35,
    blooms: [
      [0.84, 0.2, 0.12],
      [0.14, 0.98, 0.1],
    ],
  })
  // Two: skin, everywhere but where the light is.
  wash(c(0.8, 0.075, 58), around(part(1), 0.5), {
    holes: around((x, y) => (part(1)(x, y) > 0.5 ? sitter.lightAt(x, y) : 0), 0.86, 0.0008),
    second: c(0.72, 0.11, 30),
    run: (x, y) => 0.35 + 0.4 * Math.sin(x * 14) * Math.sin(y * 9),
    load: 0.62,
    cloud: 0.5,
    cloudSize: 0.12,
    edge: 0.5,
    lost: 0.25,
  })
  // Three and four: the two depths of shade, both let into a damp sheet.
  wash(c(0.68, 0.075, 42), around(shade(1), 0.4), {
    second: c(0.62, 0.055, 310),
    run: 0.4,
    load: 0.55,
    cloud: 0.4,
    cloudSize: 0.14,
    edge: 0.25,
    soft: 0.007,
    lost: 0.5,
  })
  wash(c(0.56, 0.07, 34), around(shade(1), 0.62, 0.0006), {
    second: c(0.48, 0.06, 285),
    run: 0.5,
    load: 0.5,
    cloud: 0.4,
    cloudSize: 0.1,
    edge: 0.35,
    soft: 0.004,
    lost: 0.4,
  })
  // Five: the hair, granulating, its light left out.
  wash(c(0.3, 0.03, 265), around(part(2), 0.5), {
    second: c(0.34, 0.05, 40),
    run: (x) => x * 0.7,
    load: (x, y) => 0.4 + 0.75 * (1 - sitter.lightAt(x, y)),
    cloud: 0.35,
    cloudSize: 0.16,
    grain: 0.25,
    edge: 0.7,
    lost: 0.3,
  })
  // Six: a blue jacket that runs out before the sheet ends.
  wash(c(0.48, 0.09, 250), around(part(3), 0.5), {
    holes: around((x, y) => (part(3)(x, y) > 0.5 ? sitter.lightAt(x, y) : 0), 0.9, 0.003),
    second: c(0.4, 0.07, 275),
    run: (x, y) => y - x * 0.4 - 0.3,
    load: (x, y) => (0.5 + 0.6 * (1 - sitter.lightAt(x, y))) * smoothstep(1.3, 1.0, y),
    cloud: 0.9,
    cloudSize: 0.16,
    edge: 0.8,
    lost: 0.3,
    grain: 0.35,
    blooms: [[0.3, 1.14, 0.1]],
  })
  // Seven: what the pointed brush adds.
  wash(
    c(0.26, 0.03, 265),
    around((x, y) => (part(1)(x, y) > 0.6 ? 1 - sitter.openAt(x, y) : 0), 0.62, 0.0002),
    { load: 0.55, edge: 0.4, lost: 0.2 },
  )
})
