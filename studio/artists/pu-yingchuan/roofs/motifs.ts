import type { Rgb } from '../../../painting/color.ts'
import { oval, type Point } from '../../../painting/outline.ts'
import { c, type WetSheet } from '../sheet.ts'

export const INK = c(0.3, 0.03, 265)

export const SHADE = c(0.62, 0.05, 268)

/** One roof plane from its ridge (a, b) to its eave (d, e): a granulating grey, ribs of tiles drawn into it as it dries. */
export function roof(
  { wash, mark, lots, noise }: WetSheet,
  [a, b, d, e]: [Point, Point, Point, Point],
  color: Rgb,
  load: number,
  rows: number,
): void {
  wash(color, [[a, b, d, e]], {
    second: c(0.6, 0.055, 45),
    run: (x, y) => noise(x * 2 + 7, y * 2) * 0.9 - 0.1,
    load: (x, y) => load * (0.6 + Math.max(0, y - a[1]) * 0.7),
    cloud: 0.4,
    cloudSize: 0.2,
    grain: 0.22,
    edge: 0.6,
    wobble: 0.003,
  })
  /** A place on it: from the left to the right end, and down from the ridge. */
  const on = (across: number, down: number): Point => {
    const [x0, y0] = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across]
    const [x1, y1] = [e[0] + (d[0] - e[0]) * across, e[1] + (d[1] - e[1]) * across]
    return [x0 + (x1 - x0) * down, y0 + (y1 - y0) * down]
  }
  const wide = Math.hypot(d[0] - e[0], d[1] - e[1]) / rows
  const [ribs, ends, laps]: [Point[][], Point[][], Point[][]] = [[], [], []]
  for (let row = 0; row < rows; row++) {
    const across = (row + 0.5) / rows + lots.bell() * 0.0015
    const [start, end] = [lots.between(0.01, 0.04), lots.between(0.95, 0.985)]
    ribs.push(mark([on(across, start), on(across, 0.5), on(across, end)], wide * 0.24, (share) => 0.75 + share * 0.25))
    const [x, y] = on(across, 0.995)
    ends.push(oval(x, y, wide * 0.4, wide * 0.34))
    // Where one tile lies on the next: a small bow across, in patches.
    for (let down = 0.05 + (row % 2) * 0.02; down < 0.97; down += 0.055) {
      const [left, middle, right] = [
        on(across - 0.3 / rows, down),
        on(across, down + 0.012),
        on(across + 0.3 / rows, down),
      ]
      if (noise(middle[0] * 4 + 20, middle[1] * 4) < -0.12) continue
      laps.push(mark([left, middle, right], wide * 0.055, () => 1))
    }
  }
  const fades = (x: number, y: number) => load * (0.62 + noise(x * 3, y * 3) * 0.6)
  wash(INK, ribs, {
    load: (x, y) => fades(x, y) * 0.62,
    soft: 0.0012,
    edge: 0.5,
    wobble: 0.0016,
    cloud: 0.5,
    cloudSize: 0.1,
  })
  wash(INK, laps, { load: (x, y) => fades(x, y) * 0.75, edge: 0, wobble: 0.001 })
  wash(INK, ends, { load: load * 0.85, edge: 0.6, wobble: 0.001 })
}

/** A shirt hung by its shoulders, around 0, one unit wide at the sleeves. */
export const shirt = (x: number, y: number, size: number, sway = 0): Point[] =>
  [
    [-0.13, 0],
    [-0.06, 0.05],
    [0.06, 0.05],
    [0.13, 0],
    [0.3, 0.07],
    [0.5, 0.42],
    [0.36, 0.5],
    [0.25, 0.3],
    [0.26 + sway * 0.5, 0.62],
    [0.28 + sway, 0.98],
    [0, 1.02],
    [-0.27 + sway, 0.97],
    [-0.25 + sway * 0.5, 0.6],
    [-0.25, 0.3],
    [-0.37, 0.5],
    [-0.5, 0.4],
    [-0.3, 0.07],
  ].map(([px, py]): Point => [x + px! * size, y + py! * size])
