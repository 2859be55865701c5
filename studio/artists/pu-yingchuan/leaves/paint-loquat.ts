import { hypot } from '../../../painting/arithmetic.ts'
import { type Rgb, smoothstep } from '../../../painting/color.ts'
import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onSheet, type WetSheet } from '../sheet.ts'
import { INK, river } from './motifs.ts'

const DEEP = c(0.4, 0.065, 150)

const OLIVE = c(0.58, 0.1, 118)

/** A leaf in two halves, the rib left between them. */
function ribbedLeaf(
  { wash }: WetSheet,
  x: number,
  y: number,
  turn: number,
  size: number,
  wide: number,
  color: Rgb,
  second: Rgb,
  load = 1,
): void {
  const half = (side: number): Point[] =>
    place(
      [
        ...curve(
          [
            [0, side * 0.012],
            [0.22, side * wide * 0.75],
            [0.5, side * wide],
            [0.8, side * wide * 0.6],
            [1, 0.01 * side],
          ],
          { steps: 6 },
        ),
        [0.5, side * 0.012],
      ],
      x,
      y,
      { turn, size },
    )
  for (const side of [-1, 1]) {
    wash(color, [half(side)], {
      second,
      run: (px, py) => (hypot(px - x, py - y) / size) * 1.1 - (side > 0 ? 0.15 : 0.35),
      load: load * (side > 0 ? 1 : 0.78),
      cloud: 0.6,
      cloudSize: size * 0.3,
      edge: 0.9,
      wobble: 0.004,
    })
  }
}

/** The Min seen through a loquat tree. */
export const paintLoquat = onSheet((sheet) => {
  const { wash, mark, lots } = sheet
  const fruit: Point[] = path('0.62 0.42, 0.675 0.455, 0.6 0.485, 0.665 0.395, 0.715 0.42')
  river(sheet, { bank: 0.34, kept: fruit.map(([x, y]) => oval(x, y, 0.034, 0.038)) })
  // A sandbank and a boat on it.
  wash(c(0.82, 0.06, 78), [curve(path('0.62 0.62, 0.95 0.585, 1.45 0.6, 1.45 0.645, 0.9 0.655'), { closed: true })], {
    load: 0.8,
    lost: 0.4,
    edge: 0.5,
  })
  wash(INK, [curve(path('0.98 0.585, 1.05 0.607, 1.16 0.607, 1.23 0.578, 1.14 0.592, 1.06 0.592'), { closed: true })], {
    load: 1.1,
    second: c(0.45, 0.08, 45),
    run: (x) => (x - 0.98) * 3,
    edge: 0.6,
    wobble: 0.002,
  })
  const wood = (points: Point[], half: number) => mark(points, half, (share) => 1 - share * 0.6)
  wash(
    c(0.4, 0.045, 55),
    [
      wood(path('-0.05 0.02, 0.2 0.1, 0.42 0.13, 0.66 0.24, 0.78 0.27'), 0.016),
      wood(path('0.4 0.13, 0.52 0.32, 0.5 0.46'), 0.01),
      wood(path('0.5 0.28, 0.6 0.34, 0.66 0.39'), 0.007),
      wood(path('0.12 0.07, 0.16 0.3, 0.1 0.5'), 0.011),
      wood(path('0.6 0.2, 0.86 0.12, 1.02 0.14'), 0.009),
    ],
    { second: c(0.5, 0.05, 250), run: (x) => x - 0.2, load: 1, dry: 0.18, lost: 0.15 },
  )
  const leaves: [number, number, number, number][] = [
    [0.76, 0.26, 0.5, 0.34],
    [0.74, 0.25, 1.25, 0.3],
    [1.0, 0.14, 0.15, 0.3],
    [0.98, 0.13, 0.85, 0.27],
    [1.0, 0.13, -0.5, 0.24],
    [0.5, 0.44, 0.95, 0.36],
    [0.49, 0.44, 1.75, 0.36],
    [0.1, 0.48, 1.3, 0.42],
    [0.1, 0.48, 0.6, 0.36],
    [0.11, 0.47, 2.1, 0.32],
    [0.3, 0.12, 0.9, 0.28],
    [0.22, 0.09, -0.4, 0.3],
    [0.62, 0.2, -0.75, 0.24],
  ]
  for (const [at, [x, y, turn, size]] of leaves.entries()) {
    const pale = at % 4 === 1
    ribbedLeaf(
      sheet,
      x,
      y,
      turn + lots.bell() * 0.08,
      size,
      0.17,
      pale ? OLIVE : DEEP,
      pale ? c(0.66, 0.1, 95) : c(0.42, 0.06, 215),
      lots.between(0.8, 1.2),
    )
  }
  for (const [x, y] of fruit)
    wash(c(0.82, 0.15, 82), [oval(x, y, 0.035, 0.039)], {
      second: c(0.68, 0.16, 58),
      run: (px, py) => (px - x + py - y) * 12 + 0.25,
      load: (px, py) => 0.25 + smoothstep(0.004, 0.018, hypot(px - x + 0.01, py - y + 0.012)),
      edge: 1,
    })
  wash(
    c(0.38, 0.05, 60),
    fruit.map(([x, y]) =>
      mark(
        [
          [x, y + 0.032],
          [x + 0.003, y + 0.042],
        ],
        0.005,
        () => 1,
      ),
    ),
    { load: 1, wobble: 0.001 },
  )
})
