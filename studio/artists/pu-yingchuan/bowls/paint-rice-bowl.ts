import { curve, oval, path } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { bowl, bowlShape, SHADE } from './motifs.ts'

/** Supper is over. */
export const paintRiceBowl = onSheet((sheet) => {
  const { w, wash, mark } = sheet
  wash(
    c(0.86, 0.05, 82),
    [
      [
        [-0.2, 0.5],
        [0.5, 0.42],
        [w + 0.2, 0.47],
        [w + 0.2, 1.2],
        [-0.2, 1.2],
      ],
    ],
    {
      second: c(0.8, 0.04, 230),
      run: (x) => x * 0.6 - 0.1,
      load: (x, y) => 0.35 + (y - 0.45) * 0.6,
      soft: 0.03,
      cloud: 0.8,
      cloudSize: 0.4,
      holes: [bowlShape(0.56, 0.5, 0.34)],
      blooms: [[0.2, 0.82, 0.15]],
    },
  )
  wash(
    SHADE,
    [curve(path('0.6 0.83, 0.92 0.68, 1.25 0.62, 1.42 0.64, 1.4 0.7, 1.1 0.8, 0.8 0.88'), { closed: true })],
    {
      holes: [bowlShape(0.56, 0.5, 0.34)],
      second: c(0.7, 0.07, 70),
      run: (x) => 1.4 - x * 1.3,
      load: (x) => 1.15 - x * 0.45,
      soft: 0.008,
      lost: 0.4,
      cloud: 0.4,
    },
  )
  bowl(sheet, 0.56, 0.5, 0.34, c(0.8, 0.03, 230), 0.8)
  // What is left: some grains, and the blue line inside.
  wash(
    c(0.42, 0.13, 264),
    [
      mark(oval(0.56, 0.505, 0.29, 0.072, 0, 30).slice(1, 14), 0.004, () => 1),
      mark(path('0.255 0.585, 0.38 0.645, 0.56 0.67, 0.74 0.645, 0.865 0.585'), 0.006, () => 1),
    ],
    { load: 0.8, lost: 0.4, wobble: 0.002 },
  )
  wash(
    c(0.78, 0.05, 85),
    [oval(0.6, 0.545, 0.016, 0.008, 0.4), oval(0.64, 0.535, 0.014, 0.007, -0.3), oval(0.57, 0.555, 0.014, 0.007, 0.1)],
    { edge: 1.2, wobble: 0.001 },
  )
  const stick = (ax: number, ay: number, bx: number, by: number) =>
    mark(
      [
        [ax, ay],
        [(ax + bx) / 2, (ay + by) / 2],
        [bx, by],
      ],
      0.0085,
      (share) => 1 - share * 0.45,
    )
  wash(SHADE, [stick(1.36, 0.9, 0.86, 0.98), stick(1.38, 0.94, 0.9, 1.01)], { load: 0.4, soft: 0.008 })
  wash(c(0.42, 0.09, 42), [stick(1.34, 0.83, 0.8, 0.93), stick(1.36, 0.88, 0.82, 0.955)], {
    second: c(0.6, 0.13, 55),
    run: (x) => x * 1.4 - 1.2,
    load: 1.2,
    edge: 0.7,
    dry: 0.12,
    wobble: 0.0015,
  })
  wash(c(0.6, 0.1, 30), [curve(path('0.94 0.905, 1.0 0.88, 1.02 0.925, 0.97 0.945'), { closed: true })], { edge: 0.9 })
})
