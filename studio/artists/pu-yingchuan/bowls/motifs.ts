import { hypot } from '../../../painting/arithmetic.ts'
import { type Rgb, smoothstep } from '../../../painting/color.ts'
import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, type WetSheet } from '../sheet.ts'

export const SHADE = c(0.6, 0.055, 275)

/** The outline of a persimmon: broad, with flat shoulders. */
export const persimmon = (x: number, y: number, r: number, turn = 0): Point[] =>
  place(
    curve(
      path(
        '-1 -0.05, -0.86 -0.55, -0.3 -0.74, 0.25 -0.72, 0.82 -0.6, 1.02 -0.05, 0.8 0.58, 0.25 0.8, -0.3 0.8, -0.82 0.56',
      ),
      { closed: true, steps: 6 },
    ),
    x,
    y,
    { turn, size: r },
  )

/** One fruit: a yellow wash, red dropped into it, the shine left white. */
export function fruit(
  { wash, mark, lots }: WetSheet,
  x: number,
  y: number,
  r: number,
  { turn = 0, ripe = 0.5 } = {},
): void {
  const [shineX, shineY] = [x - r * 0.36, y - r * 0.3]
  wash(c(0.78, 0.15, 70), [persimmon(x, y, r, turn)], {
    second: c(0.6, 0.19, 38),
    run: (px, py) => ripe - 0.25 + (((px - x) * 0.5 + (py - y) * 0.85) / r) * 0.6,
    load: (px, py) => (0.12 + smoothstep(r * 0.08, r * 0.42, hypot(px - shineX, (py - shineY) * 1.5))) * 1.0,
    cloud: 0.35,
    cloudSize: r * 1.2,
    edge: 1,
    lost: 0.2,
    grain: 0.14,
    blooms: lots.chance(0.6)
      ? [[x + r * lots.between(0.1, 0.45), y + r * lots.between(0, 0.35), r * lots.between(0.18, 0.3)]]
      : [],
  })
  wash(
    c(0.52, 0.17, 32),
    [
      curve(
        [
          [x + r * 0.95, y - r * 0.1],
          [x + r * 0.72, y + r * 0.52],
          [x + r * 0.15, y + r * 0.74],
          [x - r * 0.5, y + r * 0.62],
          [x + r * 0.1, y + r * 0.46],
          [x + r * 0.6, y + r * 0.1],
        ],
        { closed: true },
      ),
    ],
    { load: 0.6, soft: r * 0.07, cloud: 0.4, edge: 0 },
  )
  const [top, tilt] = [y - r * 0.62, turn]
  const sepal = (way: number, long: number) =>
    mark(
      [
        [x + r * 0.02, top],
        [x + Math.cos(way + tilt) * r * long * 0.5, top + Math.sin(way + tilt) * r * long * 0.24 - r * 0.02],
        [x + Math.cos(way + tilt) * r * long, top + Math.sin(way + tilt) * r * long * 0.42 + r * 0.04],
      ],
      r * 0.15,
    )
  wash(c(0.46, 0.075, 125), [sepal(0.1, 0.62), sepal(3, 0.58), sepal(1.2, 0.6), sepal(2.1, 0.5)], {
    second: c(0.42, 0.08, 50),
    run: (px) => (px - x) / r + 0.4,
    edge: 0.9,
    wobble: 0.003,
    load: 1.1,
  })
  wash(
    c(0.34, 0.05, 50),
    [
      mark(
        [
          [x, top - r * 0.02],
          [x + r * 0.06, top - r * 0.2],
        ],
        r * 0.06,
        () => 1,
      ),
    ],
    { load: 1.2 },
  )
}

/** The whole outline of a bowl, for leaving paper white. */
export const bowlShape = (x: number, y: number, r: number): Point[] => [
  ...oval(x, y, r, r * 0.3, 0, 48).slice(24),
  ...bowlSide(x, y, r),
]

const bowlSide = (x: number, y: number, r: number): Point[] =>
  curve(
    [
      [x + r, y],
      [x + r * 0.93, y + r * 0.34],
      [x + r * 0.66, y + r * 0.66],
      [x + r * 0.37, y + r * 0.82],
      [x + r * 0.36, y + r * 0.92],
      [x, y + r * 0.97],
      [x - r * 0.36, y + r * 0.92],
      [x - r * 0.37, y + r * 0.82],
      [x - r * 0.66, y + r * 0.66],
      [x - r * 0.93, y + r * 0.34],
      [x - r, y],
    ],
    { steps: 6 },
  )

/** A bowl around the middle of its mouth: outside and inside in one wash each, the rim left white. */
export function bowl({ wash }: WetSheet, x: number, y: number, r: number, glaze: Rgb, load: number): void {
  const front = oval(x, y + r * 0.025, r * 0.985, r * 0.3, 0, 48)
    .slice(0, 25)
    .toReversed()
  wash(glaze, [[...front, ...bowlSide(x, y, r)]], {
    second: c(0.6, 0.045, 280),
    run: (px) => (px - x) / r + 0.1,
    load: (px, py) => load * (0.22 + smoothstep(-0.7, 1, (px - x) / r + ((py - y) / r) * 0.25) * 1.05),
    cloud: 0.35,
    cloudSize: r * 0.8,
    edge: 0.8,
    wobble: 0.003,
  })
  wash(glaze, [oval(x, y, r * 0.955, r * 0.265, 0, 48)], {
    second: c(0.66, 0.05, 260),
    load: (px) => load * (1.05 - smoothstep(-0.9, 0.75, (px - x) / r) * 0.95),
    cloud: 0.35,
    cloudSize: r,
    edge: 0.9,
    wobble: 0.003,
  })
}
