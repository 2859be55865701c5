import { box, curve, oval, path } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INK, shirt } from './motifs.ts'

/** One white shirt on a pole. */
export const paintWhiteShirt = onSheet((sheet) => {
  const { w, h, wash, mark } = sheet
  const cloth = shirt(0.52, 0.36, 0.66, 0.05)
  wash(c(0.56, 0.085, 220), [box(-0.2, -0.2, w + 0.2, h + 0.2)], {
    second: c(0.6, 0.075, 165),
    run: (x, y) => y * 0.75 - 0.1 + (x - 0.5) * 0.2,
    load: (x, y) => 1.15 - Math.max(0, y - 0.95) * 1.9 - Math.max(0, 0.1 - y),
    cloud: 0.75,
    cloudSize: 0.4,
    edge: 0.5,
    holes: [cloth],
    grain: 0.4,
    blooms: [
      [0.16, 0.3, 0.14],
      [0.85, 1.0, 0.18],
    ],
    wobble: 0.0035,
  })
  wash(c(0.5, 0.075, 245), [shirt(0.56, 0.42, 0.66, 0.07)], {
    load: 0.75,
    soft: 0.006,
    lost: 0.4,
    holes: [cloth],
    edge: 0.3,
  })
  // The folds: three strokes of shade and one warm one, still wet.
  wash(
    c(0.78, 0.04, 258),
    [
      mark(path('0.44 0.5, 0.42 0.74, 0.37 0.98'), 0.036),
      mark(path('0.62 0.52, 0.63 0.74, 0.66 0.99'), 0.045),
      mark(path('0.53 0.62, 0.55 0.8, 0.53 1.02'), 0.02),
      mark(path('0.28 0.5, 0.27 0.58, 0.31 0.66'), 0.022),
      mark(path('0.76 0.48, 0.79 0.56, 0.76 0.66'), 0.026),
    ],
    { second: c(0.86, 0.05, 75), run: (x, y) => y - 0.5, load: 0.85, soft: 0.009, edge: 0.3, cloud: 0.5 },
  )
  wash(
    c(0.66, 0.04, 258),
    [curve(path('0.435 0.365, 0.48 0.4, 0.56 0.4, 0.605 0.365, 0.58 0.43, 0.52 0.455, 0.46 0.43'), { closed: true })],
    { load: 0.9, lost: 0.3, edge: 0.7 },
  )
  wash(
    c(0.7, 0.03, 255),
    [
      mark(path('0.522 0.46, 0.526 0.7, 0.53 1.02'), 0.0022, () => 1),
      ...[0.54, 0.65, 0.76, 0.87].map((y) => oval(0.535, y, 0.0045, undefined, 0, 8)),
    ],
    { load: 0.85, dry: 0.1, wobble: 0.001 },
  )
  wash(
    c(0.6, 0.1, 75),
    [
      mark(
        [
          [-0.05, 0.345],
          [0.5, 0.325],
          [w + 0.05, 0.318],
        ],
        0.013,
        () => 1,
      ),
    ],
    { second: c(0.45, 0.08, 55), run: (x) => x * 0.8 - 0.2, load: 1.3, edge: 0.9, dry: 0.1, wobble: 0.0015 },
  )
  wash(INK, [mark(path('0.52 0.375, 0.52 0.345, 0.535 0.31, 0.52 0.295, 0.508 0.305'), 0.004, () => 1)], {
    load: 1.1,
    wobble: 0.001,
  })
  for (const x of [0.19, 0.72, 0.93])
    wash(
      c(0.4, 0.06, 50),
      [
        mark(
          [
            [x, 0.31],
            [x + 0.004, 0.356],
          ],
          0.0035,
          () => 1,
        ),
      ],
      { load: 0.9, wobble: 0.001 },
    )
})
