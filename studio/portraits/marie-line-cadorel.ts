import { c, onTable } from '../artists/marie-line-cadorel/cutting-table.ts'
import { leaf } from '../artists/marie-line-cadorel/shapes.ts'
import { curve, oval, path, place, type Point } from '../painting/outline.ts'
import type { Distance } from '../painting/sdf.ts'
import { ellipsoid, overlap, unite } from '../painting/sdf.ts'
import { coat } from './coat.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

/** A cloth wound around the head, its knot on top. */
function headscarf(): Distance {
  const at =
    (form: Distance, x: number, y: number, z: number): Distance =>
    (px, py, pz) =>
      form(px - x, py - y, pz - z)
  const wound = overlap(
    0.05,
    at(ellipsoid(0.345, 0.4, 0.44), 0, 0.2, -0.1),
    (_x, y, z) => (z - 0.24) * 0.62 - (y - 0.22) * 0.78,
  )
  return unite(
    0.06,
    wound,
    at(ellipsoid(0.2, 0.16, 0.19), 0, 0.56, -0.02),
    at(ellipsoid(0.13, 0.15, 0.14), 0.04, 0.68, 0.06),
  )
}

/** A woman in a headscarf, cut from brown, orange and yellow papers, leaves around her. */
export const cutPortrait = onTable(({ lots, ground, lay, strip }) => {
  const body = sculptHead({ jaw: 0.92, nose: 1.12, brow: 0.8, lips: 1.6, cheek: 1.1, neck: 0.9 })
  const sitter = seat({
    parts: [body, headscarf(), coat(-0.6, 0.035, 0.9)],
    turn: 58,
    bow: -3,
    tall: 1.86,
    middle: [-0.02, -0.1],
    light: [0.72, 0.5, 0.5],
    fill: 0.16,
  })
  ground(c(0.8, 0.1, 195), { brush: 0.9, stroke: 0.9 })
  // A yellow sun, and leaves of the garden behind her.
  lay(c(0.88, 0.13, 92), [oval(0.24, 0.3, 0.25)], { lift: 0.7 })
  const garden: [x: number, y: number, turn: number, size: number, tone: number][] = [
    [0.02, 1.0, -1.2, 0.5, 0],
    [0.1, 1.15, -0.75, 0.46, 1],
    [-0.03, 0.75, -0.6, 0.36, 2],
    [0.98, 0.98, -1.9, 0.52, 1],
    [1.02, 0.7, -2.2, 0.4, 0],
    [0.9, 1.2, -2.35, 0.44, 2],
    [0.99, 0.36, -2.6, 0.3, 1],
  ]
  const greens = [c(0.44, 0.09, 145), c(0.56, 0.11, 140), c(0.34, 0.06, 165)]
  for (const [x, y, turn, size, tone] of garden) {
    lay(greens[tone]!, [place(leaf(0.2), x, y, { turn, size })], { lift: 1, bite: 0.03 })
    lay(
      c(0.7, 0.12, 130),
      [
        place(
          strip(
            [
              [0.06, 0],
              [0.5, 0.006],
              [0.92, 0],
            ],
            0.012,
            0.004,
          ),
          x,
          y,
          { turn, size },
        ),
      ],
      { lift: 0.2, bite: 0.05 },
    )
  }
  const cut = (value: (x: number, y: number) => number, level: number, smallest = 0.0012) =>
    sitter.linesAround(value, level, smallest).map((line) => curve(simplify(line, 0.0028), { closed: true, steps: 3 }))
  const soft = (value: (x: number, y: number) => number, reach: number) => (x: number, y: number) =>
    (value(x, y) * 2 + value(x + reach, y) + value(x - reach, y) + value(x, y + reach) + value(x, y - reach)) / 6
  const part = (number: number) => (x: number, y: number) => sitter.coverAt(x, y, number)
  const lit = (number: number) => soft((x, y) => (sitter.coverAt(x, y, number) > 0.5 ? sitter.lightAt(x, y) : 0), 0.007)
  lay(
    c(0.33, 0.07, 45),
    cut((x, y) => Math.max(part(1)(x, y), part(2)(x, y)), 0.5),
    { lift: 1.6, bite: 0.02 },
  )
  lay(c(0.43, 0.085, 48), cut(lit(1), 0.27), { lift: 0.5, bite: 0.018 })
  lay(c(0.54, 0.1, 52), cut(lit(1), 0.5), { lift: 0.5, bite: 0.018 })
  lay(c(0.66, 0.1, 58), cut(lit(1), 0.76, 0.0009), { lift: 0.4, bite: 0.016 })
  // The dress.
  lay(c(0.93, 0.02, 90), cut(part(3), 0.5), { lift: 1.2 })
  const dots: Point[][] = []
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 12; column++) {
      const [x, y] = [0.04 + column * 0.085 + (row % 2) * 0.042, 0.86 + row * 0.062]
      if (sitter.coverAt(x, y, 3) > 0.9 && sitter.coverAt(x + 0.02, y - 0.02, 3) > 0.9)
        dots.push(oval(x + lots.bell() * 0.006, y + lots.bell() * 0.006, 0.013, 0.011))
    }
  }
  lay(c(0.48, 0.14, 260), dots, { lift: 0.3, bite: 0.012 })
  // The scarf: a sheet of orange, its light, bands across as madras has them.
  lay(c(0.6, 0.17, 38), cut(part(2), 0.5), { lift: 1.5 })
  lay(c(0.7, 0.17, 52), cut(lit(2), 0.5), { lift: 0.4 })
  const band = (points: string, from: number, to: number) => strip(path(points), from, to)
  const inScarf = (shape: readonly Point[]) => shape.every(([x, y]) => sitter.coverAt(x, y, 2) > 0.5)
  const bands = [
    band('0.3 0.5, 0.42 0.4, 0.56 0.33, 0.68 0.31', 0.012, 0.01),
    band('0.26 0.42, 0.38 0.31, 0.52 0.25, 0.63 0.23', 0.011, 0.009),
    band('0.44 0.13, 0.5 0.2, 0.56 0.24', 0.01, 0.007),
    band('0.33 0.28, 0.4 0.4, 0.42 0.5', 0.009, 0.007),
    band('0.5 0.23, 0.56 0.32', 0.009, 0.008),
  ].filter((shape) => inScarf(shape))
  lay(c(0.88, 0.14, 92), bands, { lift: 0.4, bite: 0.03 })
  // An ear-ring, and one flower.
  lay(c(0.85, 0.14, 90), [oval(0.415, 0.665, 0.042, 0.05)], {
    lift: 1.4,
    bite: 0.02,
    holes: [oval(0.417, 0.672, 0.026, 0.032)],
  })
  for (let petal = 0; petal < 6; petal++)
    lay(c(0.64, 0.2, 10), [place(leaf(0.32), 0.245, 0.52, { turn: petal * 1.047 + 0.3, size: 0.075 })], {
      lift: 0.8,
      bite: 0.016,
    })
  lay(c(0.9, 0.12, 92), [oval(0.245, 0.52, 0.016)], { lift: 0.6, bite: 0.012 })
})
