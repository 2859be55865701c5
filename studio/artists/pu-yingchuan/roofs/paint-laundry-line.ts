import type { Rgb } from '../../../painting/color.ts'
import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet, type WetSheet } from '../sheet.ts'
import { INK, SHADE } from './motifs.ts'

/** The line, pulled down by what hangs on it. */
const lineAt = (x: number) => 0.1 + 0.115 * Math.sin(Math.PI * Math.min(Math.max((x + 0.06) / 1.6, 0), 1)) ** 0.85

interface Cloth {
  /** Where it hangs, how large it is and how far the wind takes it. */
  x: number
  size: number
  wind: number
  /** Its outline around 0, one unit high; what is at 0 hangs on the line. */
  cut: string
  color: Rgb
  second: Rgb
  /** What its folds are painted with, how many there are across a unit, and how deep. */
  fold: Rgb
  folds: number
  depth: number
  /** White cloth is paper: only its folds are painted. */
  isWhite?: boolean
  /** Where the pegs are. */
  pegs: readonly number[]
}

/** A place on a cloth: straight below the line at its top, blown aside further down. */
function onCloth({ x, size, wind }: Cloth, u: number, v: number): Point {
  const at = x + u * size
  return [at + wind * size * v * v, lineAt(at) + v * size * (1 - wind * wind * 0.5 * v)]
}

/** The outline of a cloth on the line. */
const hang = (cloth: Cloth): Point[] =>
  curve(
    path(cloth.cut).map(([u, v]) => onCloth(cloth, u, v)),
    { closed: true, steps: 4 },
  ).map(([x, y]): Point => [x, Math.max(y, lineAt(x) - 0.005)])

/** How much shade lies in the folds at a place: they fall from the line and are blown aside, sharp on one side. */
function shadeIn({ x, size, wind, folds }: Cloth, { noise }: WetSheet, px: number, py: number): number {
  const v = (py - lineAt(px)) / size
  const u = (px - x - wind * size * v * v) / size
  const wave = u * folds * (1 - 0.25 * v) + 1.1 * noise(u * 3 + x * 20, v * 1.6) + 0.5 * noise(u * 2, v * 5 + x)
  const share = wave - Math.floor(wave)
  const ridge = share < 0.72 ? (share / 0.72) ** 1.8 : ((1 - share) / 0.28) ** 0.8
  // Under the pegs cloth is taut, further down the folds open and the hem turns away from the light.
  return (
    ridge * Math.min(1, 0.25 + v * 1.6) * (0.7 + 0.5 * noise(u * 2 + 7, v * 2 + x * 9)) + Math.max(0, v - 0.78) * 0.5
  )
}

const COOL = c(0.68, 0.05, 262)

const SHIRT: Cloth = {
  x: 0.25,
  size: 0.47,
  wind: 0.15,
  cut: '-0.2 0, -0.1 0.01, 0 0.035, 0.1 0.01, 0.2 0, 0.31 0.09, 0.38 0.36, 0.47 0.66, 0.42 0.73, 0.35 0.7, 0.27 0.43, 0.25 0.42, 0.26 0.7, 0.29 0.97, 0.12 1.03, -0.05 0.98, -0.25 1.02, -0.25 0.7, -0.24 0.42, -0.27 0.44, -0.31 0.74, -0.37 0.79, -0.43 0.74, -0.38 0.36, -0.31 0.09',
  color: COOL,
  second: c(0.87, 0.05, 78),
  fold: COOL,
  folds: 5.5,
  depth: 1.1,
  isWhite: true,
  pegs: [0.165, 0.335],
}

const TROUSERS: Cloth = {
  x: 0.59,
  size: 0.54,
  wind: 0.12,
  cut: '-0.16 0, -0.15 0, 0.14 0, 0.15 0, 0.18 0.2, 0.21 0.55, 0.36 0.98, 0.25 1.05, 0.18 1.03, 0.04 0.52, 0.005 0.32, -0.04 0.55, -0.08 1.06, -0.17 1.1, -0.25 1.06, -0.21 0.5, -0.19 0.2',
  color: c(0.5, 0.1, 256),
  second: c(0.64, 0.08, 232),
  fold: c(0.4, 0.08, 268),
  folds: 7,
  depth: 1,
  pegs: [0.515, 0.665],
}

const TOWEL: Cloth = {
  x: 1.095,
  size: 0.47,
  wind: 0.14,
  cut: '-0.2 0, -0.19 0, 0 0.012, 0.19 0, 0.2 0, 0.21 0.3, 0.24 0.6, 0.22 0.98, 0.12 0.95, 0.02 1, -0.1 0.96, -0.2 1, -0.19 0.6, -0.21 0.3',
  color: COOL,
  second: c(0.88, 0.05, 75),
  fold: COOL,
  folds: 5.5,
  depth: 0.95,
  isWhite: true,
  pegs: [1.015, 1.175],
}

const THINGS: readonly Cloth[] = [
  SHIRT,
  TROUSERS,
  {
    x: 0.845,
    size: 0.3,
    wind: 0.2,
    cut: '-0.2 0, -0.1 0.02, 0 0.07, 0.1 0.02, 0.2 0, 0.34 0.12, 0.52 0.42, 0.4 0.54, 0.28 0.4, 0.28 0.7, 0.33 1, 0.1 1.03, -0.1 0.98, -0.28 1.02, -0.28 0.7, -0.27 0.42, -0.38 0.56, -0.5 0.44, -0.34 0.12',
    color: c(0.64, 0.18, 28),
    second: c(0.72, 0.15, 48),
    fold: c(0.48, 0.17, 18),
    folds: 5,
    depth: 0.95,
    pegs: [0.79, 0.9],
  },
  TOWEL,
  {
    x: 1.305,
    size: 0.39,
    wind: 0.17,
    cut: '-0.15 0, -0.13 0, -0.06 0.11, 0.05 0.11, 0.12 0, 0.14 0, 0.15 0.22, 0.14 0.4, 0.2 0.72, 0.26 0.95, 0.12 1.02, 0 0.97, -0.12 1.03, -0.25 0.97, -0.2 0.68, -0.14 0.4, -0.15 0.2',
    color: c(0.84, 0.13, 92),
    second: c(0.8, 0.14, 75),
    fold: c(0.66, 0.13, 62),
    folds: 6,
    depth: 0.95,
    pegs: [1.253, 1.356],
  },
]

/** The balcony across the way: five things on one line. */
export const paintLaundryLine = onSheet((sheet) => {
  const { w, h, wash, mark, lots } = sheet
  const things = THINGS.map((cloth) => ({ cloth, shape: hang(cloth) }))
  const shapes = things.map(({ shape }) => shape)
  wash(c(0.78, 0.065, 82), [box(-0.2, -0.2, w + 0.2, h + 0.2)], {
    second: c(0.66, 0.05, 265),
    run: (x, y) => y * 1.1 - 0.35 + (x - 0.7) * 0.2,
    load: (x, y) => 0.62 + y * 0.42 - x * 0.08,
    cloud: 0.6,
    cloudSize: 0.35,
    edge: 0.4,
    holes: shapes,
    blooms: [
      [0.78, 0.9, 0.12],
      [1.3, 0.84, 0.08],
    ],
    wobble: 0.003,
  })
  // Rain has run down the wall from the sill above.
  wash(
    SHADE,
    [0.07, 0.13, 0.47, 1.02, 1.06, 1.2].map((x) => {
      return mark(
        [
          [x, -0.02],
          [x + 0.008, 0.2],
          [x, lots.between(0.25, 0.6)],
        ],
        lots.between(0.005, 0.024),
        (share) => 1 - share,
      )
    }),
    { load: 0.3, soft: 0.008, holes: shapes },
  )
  // The sun comes through: a shadow of cloth has some of its colour.
  for (const { cloth, shape } of things) {
    const shadow = shape.map(([x, y]): Point => [x + 0.05 + (y - lineAt(x)) * 0.06, y + 0.065])
    wash(SHADE, [shadow], {
      second: cloth.isWhite ? c(0.72, 0.05, 60) : cloth.color,
      run: (x, y) => 0.45 + (y - 0.4) * 0.3,
      load: cloth.isWhite ? 0.5 : 0.66,
      soft: 0.009,
      holes: shapes,
      cloud: 0.5,
      cloudSize: 0.12,
      edge: 0.2,
    })
  }
  for (const { cloth, shape } of things) {
    const { x, size, wind, color, second, fold, depth, isWhite } = cloth
    if (!isWhite) {
      wash(color, [shape], {
        second,
        run: (px, py) => 0.5 + ((px - x - wind * (py - lineAt(px))) / size) * 1.6,
        load: (px, py) => 0.62 + ((py - lineAt(px)) / size) * 0.35,
        cloud: 0.45,
        cloudSize: 0.1,
        edge: 0.9,
      })
    }
    wash(fold, [shape], {
      second: isWhite ? second : fold,
      run: (px, py) => (py - lineAt(px)) / size - 0.35,
      load: (px, py) => depth * shadeIn(cloth, sheet, px, py),
      cloud: 0.35,
      cloudSize: 0.08,
      edge: isWhite ? 0.25 : 0.4,
    })
  }
  drawSeams(sheet)
  drawLine(sheet)
})

/** A collar and a button strip, a waistband and a fly, the stripes of the towel. */
function drawSeams({ wash, mark }: WetSheet): void {
  const along = (cloth: Cloth, places: string, half: number) =>
    mark(
      path(places).map(([u, v]) => onCloth(cloth, u, v)),
      half,
      () => 1,
    )
  wash(
    c(0.66, 0.05, 262),
    [
      along(SHIRT, '-0.11 0.02, -0.05 0.08, 0 0.1, 0.05 0.08, 0.11 0.02', 0.006),
      along(SHIRT, '0 0.11, 0.012 0.4, 0.005 0.7, 0.02 0.98', 0.0018),
      ...[0.26, 0.44, 0.62, 0.8].map((v) => along(SHIRT, `0.026 ${v}, 0.03 ${v + 0.008}`, 0.003)),
    ],
    { load: 0.62, edge: 0.5, lost: 0.3, wobble: 0.0015 },
  )
  wash(
    c(0.36, 0.07, 266),
    [
      along(TROUSERS, '-0.165 0.06, 0 0.068, 0.16 0.06', 0.0022),
      along(TROUSERS, '0.005 0.07, 0.012 0.2, 0.005 0.3', 0.0025),
      along(TROUSERS, '-0.17 0.16, -0.12 0.14, -0.1 0.08', 0.002),
    ],
    { load: 0.55, dry: 0.2, edge: 0, lost: 0.3, wobble: 0.0015 },
  )
  const stripes = ([0.68, 0.755, 0.83] as const).map((v, at) =>
    along(TOWEL, `-0.18 ${v}, -0.07 ${v + 0.014}, 0.07 ${v}, 0.222 ${v + 0.014}`, at === 1 ? 0.004 : 0.01),
  )
  wash(c(0.52, 0.11, 256), stripes, { load: 0.85, lost: 0.1, cloud: 0.6, cloudSize: 0.06, edge: 0.6, wobble: 0.002 })
}

/** The line and the pegs. */
function drawLine({ w, wash, mark }: WetSheet): void {
  const line = Array.from({ length: 14 }, (_, at): Point => {
    const x = -0.05 + (at * (w + 0.1)) / 13
    return [x, lineAt(x)]
  })
  wash(INK, [mark(line, 0.0022, () => 1)], { load: 1, dry: 0.1, edge: 0, wobble: 0.001 })
  const pegs = THINGS.flatMap((cloth) => cloth.pegs).map((x) =>
    mark(
      [
        [x, lineAt(x) - 0.016],
        [x + 0.003, lineAt(x) + 0.022],
      ],
      0.005,
      () => 1,
    ),
  )
  wash(c(0.55, 0.1, 60), pegs, { load: 1, edge: 0.6, wobble: 0.001 })
}
