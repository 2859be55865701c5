import { c, onSheet } from '../artists/pu-yingchuan/sheet.ts'
import { smoothstep } from '../painting/color.ts'
import { box, curve, oval, type Point } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { cropped } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

/** The painter bent over a sheet we do not see, in seven washes; the light on his face is paper. */
export const washPortrait = onSheet(({ w, h, lots, wash, mark }) => {
  const body = sculptHead({ jaw: 0.98, nose: 0.95, brow: 0.85, lips: 1.05, cheek: 1.15 })
  const sitter = seat({
    parts: [body, cropped(1.1), coat(-0.5, 0.05)],
    turn: -34,
    bow: 14,
    tall: 1.7,
    middle: [0.05, -0.2],
    light: [-0.5, 0.55, 0.75],
    fill: 0.34,
  })
  const around = (value: (x: number, y: number) => number, level: number, smallest = 0.0012): Point[][] =>
    sitter.linesAround(value, level, smallest).map((line) => curve(simplify(line, 0.0022), { closed: true, steps: 3 }))
  const part = (number: number) => (x: number, y: number) => sitter.coverAt(x, y, number)
  const shadeAt = (x: number, y: number) => 1 - sitter.lightAt(x, y)
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
  // Two: skin, thin where the light is.
  wash(c(0.84, 0.06, 62), around(part(1), 0.5), {
    second: c(0.76, 0.09, 42),
    run: (x, y) => shadeAt(x, y) * 0.9,
    load: (x, y) => 0.2 + 0.75 * smoothstep(0.12, 0.6, shadeAt(x, y)),
    cloud: 0.22,
    cloudSize: 0.12,
    edge: 0.5,
    lost: 0.12,
  })
  // Three: warm shade, let into the damp sheet; four: some red where blood is near.
  const shade = around((x, y) => (part(1)(x, y) > 0.5 ? shadeAt(x, y) : 0), 0.56, 0.0012)
  wash(c(0.68, 0.065, 42), shade, {
    second: c(0.62, 0.05, 330),
    run: (_, y) => y - 0.5,
    load: (x, y) => 0.25 + 0.5 * smoothstep(0.5, 0.85, shadeAt(x, y)),
    cloud: 0.3,
    cloudSize: 0.14,
    edge: 0.2,
    soft: 0.009,
    wobble: 0.002,
  })
  const at = sitter.placeOf
  wash(c(0.74, 0.12, 25), [oval(...at(-0.15, -0.12, 0.24), 0.05, 0.036), oval(...at(0.16, -0.13, 0.24), 0.06, 0.04)], {
    load: 0.24,
    soft: 0.024,
  })
  // Five: the hair, granulating, its light left out; a fringe falls over the forehead.
  const front = Array.from({ length: 12 }, (_, number) => {
    const side = -0.25 + number * 0.042
    const strand = number % 3 === 0 ? 0.03 : number % 3 === 1 ? -0.022 : 0
    return at(side, 0.2 + side * 0.12 + strand + lots.bell() * 0.008, 0.34 - side * side * 2.6)
  })
  const fringe = [at(-0.16, 0.34, 0.2), ...curve(front, { steps: 5 }), at(0.26, 0.36, 0.12), at(0, 0.42, 0.1)]
  wash(c(0.3, 0.03, 265), [...around(part(2), 0.5), fringe], {
    second: c(0.34, 0.05, 40),
    run: (x) => x * 0.7,
    load: (x, y) => 0.55 + 0.6 * shadeAt(x, y),
    cloud: 0.3,
    cloudSize: 0.16,
    grain: 0.25,
    edge: 0.6,
    lost: 0.18,
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
  // Seven: what the pointed brush adds: lowered lids, brows, nose, mouth, ear.
  const sepia = c(0.3, 0.045, 40)
  const eyes = [-1, 1].map((side) =>
    mark(
      [0.045, 0.08, 0.115, 0.15, 0.178].map((x, step) =>
        at(side * x, -0.022 - [0, 0.014, 0.019, 0.013, -0.004][step]!, 0.31 - x * x * 1.7),
      ),
      0.0052,
    ),
  )
  const folds = [-1, 1].map((side) =>
    mark(
      [0.055, 0.11, 0.165].map((x, step) => at(side * x, 0.02 + [0, 0.012, 0][step]!, 0.31 - x * x * 1.7)),
      0.0026,
    ),
  )
  const brows = [-1, 1].map((side) =>
    mark(
      [0.04, 0.09, 0.14, 0.185].map((x, step) =>
        at(side * x, 0.066 + [0, 0.018, 0.022, 0.004][step]!, 0.325 - x * x * 2.9),
      ),
      0.0085,
    ),
  )
  wash(sepia, [...eyes, ...brows], { load: 0.8, edge: 0.3, wobble: 0.0012, dry: 0.12 })
  wash(
    c(0.5, 0.07, 35),
    [
      ...folds,
      mark([at(-0.05, -0.2, 0.36), at(-0.02, -0.212, 0.37), at(0.03, -0.208, 0.37)], 0.0045),
      mark([at(0.066, -0.17, 0.34), at(0.072, -0.195, 0.33), at(0.05, -0.212, 0.34)], 0.003),
      mark([at(0.335, -0.09, -0.04), at(0.335, -0.03, -0.02), at(0.335, 0.01, -0.05)], 0.004),
    ],
    { load: 0.7, edge: 0.3, wobble: 0.001 },
  )
  wash(
    c(0.64, 0.095, 28),
    [
      curve(
        [
          at(-0.068, -0.302, 0.3),
          at(-0.02, -0.272, 0.345),
          at(0, -0.278, 0.35),
          at(0.022, -0.272, 0.345),
          at(0.07, -0.302, 0.3),
          at(0.03, -0.338, 0.34),
          at(-0.03, -0.338, 0.34),
        ],
        { closed: true, steps: 5 },
      ),
    ],
    { load: 0.42, edge: 0.25, soft: 0.002, wobble: 0.0015 },
  )
  wash(sepia, [mark([at(-0.072, -0.3, 0.3), at(0, -0.307, 0.345), at(0.074, -0.298, 0.3)], 0.0034)], {
    load: 0.7,
    edge: 0.2,
    wobble: 0.001,
  })
})
