import { hypot } from '../../../painting/arithmetic.ts'
import { smoothstep } from '../../../painting/color.ts'
import { curve, oval, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { fruit, SHADE } from './motifs.ts'

/** A fruiting branch in a brown jar. */
export const paintBranchJar = onSheet((sheet) => {
  const { wash, mark } = sheet
  wash(c(0.88, 0.035, 75), [curve(path('0.5 -0.1, 1.1 -0.1, 1.1 0.75, 0.75 0.9, 0.42 0.6'), { closed: true })], {
    second: c(0.84, 0.03, 235),
    run: (x, y) => y * 1.1 - 0.2,
    load: 0.75,
    soft: 0.06,
    cloud: 0.7,
    cloudSize: 0.4,
    blooms: [[0.86, 0.5, 0.15]],
  })
  // The branch: angular, with water enough to break.
  const wood = c(0.36, 0.045, 45)
  const twig = (points: Point[], half: number) => mark(points, half, (share) => 1 - share * 0.65)
  wash(
    wood,
    [
      twig(path('0.4 0.92, 0.43 0.76, 0.38 0.62, 0.45 0.46, 0.42 0.34, 0.52 0.2, 0.62 0.13'), 0.013),
      twig(path('0.44 0.48, 0.58 0.42, 0.66 0.31, 0.84 0.27'), 0.009),
      twig(path('0.39 0.62, 0.27 0.53, 0.22 0.4, 0.13 0.36'), 0.009),
      twig(path('0.43 0.36, 0.33 0.26, 0.32 0.14, 0.26 0.08'), 0.007),
      twig(path('0.66 0.32, 0.72 0.42, 0.8 0.48'), 0.006),
    ],
    { second: c(0.5, 0.06, 255), run: (_, y) => 0.6 - y, load: 1.15, dry: 0.22, edge: 0.6, wobble: 0.003 },
  )
  for (const [x, y, way, size, hue] of [
    [0.62, 0.14, -0.3, 0.13, 40],
    [0.8, 0.27, 0.9, 0.12, 110],
    [0.26, 0.1, 2.4, 0.11, 60],
    [0.14, 0.36, 1.9, 0.14, 45],
    [0.5, 0.24, 0.5, 0.12, 100],
    [0.79, 0.48, 1.2, 0.11, 50],
  ] as const) {
    const tip: Point = [x + Math.cos(way) * size, y + Math.sin(way) * size]
    const leafMark = mark(
      [[x, y], [x + Math.cos(way + 0.25) * size * 0.5, y + Math.sin(way + 0.25) * size * 0.5], tip],
      size * 0.3,
    )
    wash(c(0.58, 0.12, hue), [leafMark], {
      second: c(0.5, 0.14, 28),
      run: (px, py) => hypot(px - x, py - y) / size - 0.1,
      edge: 0.9,
      lost: 0.25,
      cloud: 0.6,
      cloudSize: 0.08,
    })
    wash(c(0.4, 0.09, 35), [mark([[x, y], tip], 0.002)], { load: 0.6, edge: 0 })
  }
  const hanging = [
    [0.2, 0.47, 0.085, 0.1, 0.3],
    [0.72, 0.35, 0.092, -0.15, 0.55],
    [0.34, 0.2, 0.078, 0.1, 0.75],
    [0.55, 0.5, 0.095, 0, 0.45],
    [0.86, 0.36, 0.07, 0.2, 0.8],
  ] as const
  for (const [x, y, r, turn, ripe] of hanging) fruit(sheet, x, y, r, { turn, ripe })
  // The jar, dark with one light.
  const jar = curve(
    path(
      '0.33 0.86, 0.36 0.84, 0.48 0.84, 0.51 0.86, 0.5 0.92, 0.58 0.98, 0.61 1.1, 0.57 1.22, 0.5 1.27, 0.34 1.27, 0.27 1.22, 0.23 1.1, 0.26 0.98, 0.34 0.92',
    ),
    { closed: true, steps: 6 },
  )
  wash(SHADE, [curve(path('0.48 1.25, 0.7 1.16, 0.98 1.2, 1.03 1.25, 0.7 1.29, 0.42 1.3'), { closed: true })], {
    second: c(0.6, 0.1, 50),
    run: (x) => 1.6 - x * 2.2,
    load: 0.75,
    soft: 0.008,
    lost: 0.5,
  })
  wash(c(0.46, 0.09, 50), [jar], {
    second: c(0.26, 0.03, 280),
    run: (x, y) => (x - 0.3) * 2.6 + (y - 1.05) * 0.4,
    load: (x, y) => 0.12 + smoothstep(0.02, 0.09, hypot((x - 0.325) * 1.1, (y - 1.04) * 0.5)) * 1.15,
    cloud: 0.5,
    cloudSize: 0.16,
    edge: 0.9,
    grain: 0.35,
    blooms: [[0.48, 1.17, 0.05]],
  })
  wash(c(0.26, 0.03, 280), [oval(0.42, 0.853, 0.075, 0.014)], { load: 0.9, lost: 0.3 })
})
