import type { Rgb } from '../../../painting/color.ts'
import type { Point } from '../../../painting/outline.ts'
import { c, type WetSheet } from '../sheet.ts'

export const INK = c(0.3, 0.03, 265)

export const SHADE = c(0.62, 0.05, 268)

/** One roof plane: a granulating grey, its tile rows drawn with a half-dry brush, the ridge left white. */
export function roof(
  { wash, mark, lots, noise }: WetSheet,
  [a, b, d, e]: [Point, Point, Point, Point],
  color: Rgb,
  load: number,
  rows: number,
): void {
  wash(color, [[a, b, d, e]], {
    second: c(0.58, 0.06, 50),
    run: (x, y) => (x - a[0]) * 0.5 + (y - a[1]) * 0.3,
    load: (x, y) => load * (0.75 + Math.max(0, y - a[1]) * 1.2),
    cloud: 0.7,
    cloudSize: 0.14,
    grain: 0.34,
    edge: 0.8,
    wobble: 0.003,
  })
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = (row + 0.5) / rows + lots.bell() * 0.006
    const [from, to]: [Point, Point] = [
      [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
      [e[0] + (d[0] - e[0]) * share, e[1] + (d[1] - e[1]) * share],
    ]
    const start = lots.between(0.02, 0.2)
    const end = lots.between(0.75, 1)
    const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    return mark([at(start), at((start + end) / 2), at(end)], lots.between(0.0016, 0.0032), () => 1)
  })
  wash(
    INK,
    lines.filter(() => lots.chance(0.9)),
    {
      load: (x, y) => load * (0.5 + noise(x * 4, y * 4) * 0.5),
      dry: 0.4,
      edge: 0.2,
      wobble: 0.003,
      cloud: 0.8,
      cloudSize: 0.06,
    },
  )
  // Where one tile lies on the next: a few short strokes across, in patches.
  const dashes: Point[][] = []
  for (let row = 0; row < rows; row++) {
    for (let part = 0.08; part < 1; part += 0.07) {
      const share = (row + lots.between(0.3, 0.7)) / rows
      const [x0, y0, x1, y1] = [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
        e[0] + (d[0] - e[0]) * share,
        e[1] + (d[1] - e[1]) * share,
      ]
      const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]
      if (noise(x * 5 + 20, y * 5) < 0.06) continue
      const [tx, ty] = [((b[0] - a[0]) / rows) * 0.32, ((b[1] - a[1]) / rows) * 0.32]
      dashes.push(
        mark(
          [
            [x - tx, y - ty],
            [x, y + 0.003],
            [x + tx, y + ty],
          ],
          0.0016,
          () => 1,
        ),
      )
    }
  }
  wash(INK, dashes, { load: load * 0.55, dry: 0.25, edge: 0, wobble: 0.0015 })
  // The drip edge.
  wash(INK, [mark([e, [(e[0] + d[0]) / 2, (e[1] + d[1]) / 2 + 0.002], d], 0.0045, () => 1)], {
    load: load * 0.9,
    dry: 0.2,
    wobble: 0.002,
  })
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
