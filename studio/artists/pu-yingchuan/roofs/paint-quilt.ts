import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INK, SHADE } from './motifs.ts'

/** A quilt airing across the lane. */
export const paintQuilt = onSheet((sheet) => {
  const { w, h, wash, mark, lots } = sheet
  const line = (x: number) => 0.2 + Math.sin(((x + 0.05) / (w + 0.1)) * Math.PI) * 0.05
  const top = Array.from({ length: 9 }, (_, at): Point => [0.17 + at * 0.083, line(0.17 + at * 0.083)])
  const quilt: Point[] = [
    ...top,
    ...curve(
      path(
        '0.845 0.36, 0.86 0.56, 0.83 0.69, 0.72 0.665, 0.6 0.7, 0.47 0.665, 0.34 0.695, 0.2 0.67, 0.15 0.54, 0.165 0.36',
      ),
      { steps: 6 },
    ),
  ]
  wash(c(0.86, 0.05, 78), [box(0.25, -0.1, 0.75, 0.5)], {
    second: c(0.85, 0.035, 235),
    load: (_, y) => 0.7 - y,
    soft: 0.004,
    cloud: 0.6,
    holes: [quilt],
  })
  const left: Point[] = path('-0.1 -0.1, 0.34 -0.1, 0.4 0.4, 0.41 0.8, 0.26 1.04, -0.1 1.36')
  const right: Point[] = [
    [0.68, -0.1],
    [w + 0.1, -0.1],
    [w + 0.1, 1.4],
    [0.86, 1.13],
    [0.62, 0.81],
    [0.61, 0.42],
  ]
  wash(c(0.56, 0.05, 262), [left], {
    second: c(0.62, 0.08, 60),
    run: (x, y) => y - 0.4,
    load: (x, y) => 0.85 + (0.4 - x) * 0.5 - Math.max(0, y - 0.8) * 0.6,
    cloud: 0.7,
    cloudSize: 0.22,
    grain: 0.3,
    edge: 0.8,
    holes: [quilt],
    blooms: [[0.12, 0.9, 0.11]],
  })
  wash(c(0.82, 0.06, 78), [right], {
    second: c(0.68, 0.07, 40),
    run: (x, y) => y * 0.7 - 0.2,
    load: (x, y) => 0.4 + y * 0.3,
    cloud: 0.7,
    cloudSize: 0.25,
    edge: 0.7,
    holes: [quilt],
    blooms: [[0.9, 0.95, 0.12]],
  })
  // The far end: another roof, a tree, light.
  wash(c(0.66, 0.06, 165), [curve(path('0.4 0.79, 0.41 0.66, 0.5 0.62, 0.6 0.67, 0.62 0.8'), { closed: true })], {
    second: c(0.74, 0.08, 110),
    load: (_, y) => 1.1 - (y - 0.62) * 4.5,
    soft: 0.006,
    cloud: 0.8,
    cloudSize: 0.06,
    holes: [quilt],
  })
  // Paving: light down the middle, wet at the walls.
  wash(
    c(0.68, 0.035, 262),
    [
      [
        [0.41, 0.8],
        [0.62, 0.81],
        [w + 0.1, 1.32],
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
        [-0.1, 1.3],
      ],
    ],
    {
      second: c(0.72, 0.06, 70),
      run: (x) => 0.9 - Math.abs(x - 0.53) * 1.6,
      load: (x, y) => 0.12 + Math.abs(x - 0.52) * (2.1 - y),
      cloud: 0.7,
      cloudSize: 0.2,
      edge: 0.3,
    },
  )
  const joints: Point[][] = []
  for (const [y, half] of [
    [0.85, 0.08],
    [0.92, 0.15],
    [1.02, 0.24],
    [1.16, 0.36],
    [1.33, 0.5],
  ] as const) {
    const gap = lots.between(-0.3, 0.3) * half
    joints.push(
      mark(
        [
          [0.52 - half, y + lots.bell() * 0.004],
          [0.52 + gap - half * 0.2, y],
        ],
        0.0022 + (y - 0.8) * 0.004,
      ),
      mark(
        [
          [0.52 + gap + half * 0.1, y + 0.004],
          [0.52 + half, y + lots.bell() * 0.004],
        ],
        0.0022 + (y - 0.8) * 0.004,
      ),
    )
    joints.push(
      mark(
        [
          [0.52 + gap * 0.9, y],
          [0.52 + gap * 1.25, y + (y - 0.74) * 0.45],
        ],
        0.002,
      ),
    )
  }
  wash(SHADE, joints, { load: 0.6, dry: 0.25, edge: 0, wobble: 0.002 })
  wash(SHADE, [curve(path('0.24 0.99, 0.5 0.95, 0.84 0.99, 0.9 1.1, 0.55 1.13, 0.18 1.11'), { closed: true })], {
    load: 0.55,
    soft: 0.016,
    cloud: 0.6,
  })
  // Doors on the shaded side; on the sunny one a door and a window with its lattice.
  wash(INK, [path('0.3 0.728, 0.355 0.735, 0.355 0.85, 0.3 0.9'), path('0.06 0.7, 0.18 0.715, 0.18 1.02, 0.06 1.13')], {
    second: c(0.46, 0.11, 35),
    run: (x, y) => 1.7 - y * 1.5,
    load: 0.8,
    edge: 0.7,
  })
  wash(
    c(0.42, 0.06, 258),
    [path('0.69 0.735, 0.735 0.728, 0.735 0.955, 0.69 0.895'), path('0.88 0.72, 0.97 0.71, 0.97 0.93, 0.88 0.9')],
    {
      holes: [
        mark(path('0.91 0.71, 0.91 0.92'), 0.0028, () => 1),
        mark(path('0.94 0.71, 0.94 0.93'), 0.0028, () => 1),
        mark(path('0.87 0.78, 0.98 0.782'), 0.0028, () => 1),
        mark(path('0.87 0.84, 0.98 0.855'), 0.0028, () => 1),
      ],
      second: c(0.5, 0.09, 60),
      run: (_, y) => y - 0.4,
      load: 0.75,
    },
  )
  // The quilt: peonies and leaves kept white in one red, then half filled.
  const flowers: [x: number, y: number, size: number, turn: number][] = [
    [0.3, 0.36, 0.07, 0.2],
    [0.56, 0.42, 0.085, 1],
    [0.75, 0.33, 0.055, 2],
    [0.4, 0.575, 0.06, 0.6],
    [0.71, 0.575, 0.07, 1.6],
    [0.22, 0.57, 0.04, 0],
  ]
  const peony = ([x, y, r, turn]: (typeof flowers)[number]) =>
    Array.from({ length: 64 }, (_, at): Point => {
      const angle = (at / 64) * Math.PI * 2
      const far = r * (0.86 + 0.14 * Math.abs(Math.cos((angle - turn) * 3.5)) ** 0.7)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.92]
    })
  /** Petals in a ring around a flower's heart, each as wide as it is said. */
  const ring = (count: number, away: number, long: number, wide: number, turned: number) =>
    flowers.flatMap(([x, y, r, turn]) =>
      Array.from({ length: count }, (_, at) => {
        const angle = turn + turned + (at / count) * Math.PI * 2
        const far = r * away * lots.between(0.92, 1.08)
        return oval(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.92, r * long, r * wide, angle, 24)
      }),
    )
  const leaf = curve(path('0 0, 0.25 -0.16, 0.6 -0.19, 1.02 -0.02, 0.62 0.16, 0.28 0.17'), { closed: true, steps: 5 })
  const leaves = flowers.flatMap(([x, y, r, turn]) =>
    [0.4, 1.15, 3.6].map((way) =>
      place(leaf, x + Math.cos(way + turn) * r * 1.04, y + Math.sin(way + turn) * r * 0.98, {
        turn: way + turn + lots.bell() * 0.3,
        size: r * lots.between(0.75, 0.95),
      }),
    ),
  )
  const petals = flowers.map(peony)
  wash(SHADE, [quilt.map(([x, y]): Point => [x + 0.025, y + 0.11])], {
    load: (x) => (x < 0.41 || x > 0.61 ? 0.6 : 0),
    soft: 0.008,
    holes: [quilt],
  })
  wash(c(0.55, 0.19, 25), [quilt], {
    second: c(0.44, 0.16, 15),
    run: (x, y) => (y - 0.3) * 1.1 + Math.sin(x * 19 + y * 2) * 0.35,
    load: (x, y) => 0.95 + Math.sin(x * 19 + y * 2) * 0.22 + (y - 0.45) * 0.3,
    holes: [...petals, ...leaves],
    cloud: 0.45,
    cloudSize: 0.12,
    edge: 0.9,
    blooms: [[0.56, 0.6, 0.06]],
    wobble: 0.003,
  })
  // Petal upon petal, every one with its own drying edge; the heart stays free for yellow.
  const hearts = flowers.map(([x, y, r]) => oval(x, y, r * 0.15))
  const look = { holes: hearts, edge: 1, wobble: 0.0016, cloud: 0.5, cloudSize: 0.05 }
  for (const petal of ring(7, 0.58, 0.38, 0.36, 0.45)) wash(c(0.88, 0.055, 5), [petal], { ...look, load: 0.6 })
  for (const petal of ring(6, 0.36, 0.3, 0.27, 0)) wash(c(0.82, 0.1, 8), [petal], { ...look, load: 0.5 })
  wash(c(0.7, 0.16, 12), ring(5, 0.2, 0.15, 0.13, 0.3), { ...look, load: 0.55, soft: 0.002 })
  wash(c(0.84, 0.14, 90), hearts, { second: c(0.7, 0.14, 60), load: 1, edge: 0.6 })
  wash(c(0.62, 0.1, 140), leaves, { second: c(0.5, 0.08, 170), load: 0.85, edge: 0.8 })
  wash(
    INK,
    [
      mark(
        [
          [-0.05, line(-0.05)],
          [0.25, line(0.25)],
          [0.5, line(0.5)],
          [0.75, line(0.75)],
          [w + 0.05, line(w + 0.05)],
        ],
        0.003,
        () => 1,
      ),
      mark(
        [
          [-0.05, 0.05],
          [0.5, 0.13],
          [w + 0.05, 0.02],
        ],
        0.0014,
        () => 1,
      ),
    ],
    { load: 0.9, dry: 0.12, edge: 0, wobble: 0.001 },
  )
})
