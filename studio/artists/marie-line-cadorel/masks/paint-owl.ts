import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { fold, leaf } from '../shapes.ts'
import { BONE, fan, ribbons, SOOT } from './motifs.ts'

/** Owl: discs upon discs, and two holes to look through. */
export const paintOwl = onTable((table) => {
  const { w, ground, lay, lots } = table
  ground(c(0.3, 0.05, 275), { brush: 1.5 })
  ribbons(
    table,
    c(0.6, 0.15, 28),
    path('0.16 0.62, 0.06 0.72, 0.1 0.9, 0.03 1.1, 0.06 1.3'),
    path('0.84 0.62, 0.95 0.7, 0.9 0.88, 0.97 1.06, 0.93 1.3'),
  )
  const middle: Point = [w / 2, 0.56]
  fan(table, c(0.3, 0.045, 45), middle, {
    from: -0.5,
    to: 3.64,
    count: 19,
    reach: 0.5,
    start: 0.2,
    wide: 0.17,
    squeeze: 1.1,
  })
  fan(table, c(0.43, 0.065, 55), [w / 2, 0.54], {
    from: -0.42,
    to: 3.56,
    count: 17,
    reach: 0.425,
    start: 0.18,
    wide: 0.18,
    squeeze: 1.1,
  })
  // Tufts and brow, from one folded sheet.
  lay(
    c(0.36, 0.055, 48),
    [fold(path('0.5 0.46, 0.4 0.36, 0.26 0.24, 0.09 0.04, 0.13 0.26, 0.12 0.42, 0.22 0.6, 0.5 0.8'), 0.5, lots)],
    { lift: 1.2, bite: 0.04 },
  )
  for (const [x, lean] of [
    [0.305, -0.14],
    [0.695, 0.14],
  ] as const) {
    for (let ring = 0; ring < 3; ring++) {
      fan(table, [c(0.7, 0.07, 75), c(0.82, 0.055, 82), BONE][ring] as Rgb, [x, 0.5], {
        from: lean,
        to: lean + Math.PI * 2 * 0.96,
        count: 22 - ring * 4,
        reach: 0.225 - ring * 0.036,
        start: 0.06,
        wide: 0.17,
      })
    }
    lay(c(0.78, 0.15, 78), [oval(x, 0.5, 0.098)], { lift: 1, holes: [oval(x - lean * 0.08, 0.5, 0.052)] })
    lay(SOOT, [oval(x, 0.5, 0.118)], {
      lift: 0.6,
      holes: [oval(x, 0.5, 0.096), oval(x, 0.5, 0.05, 0.05, 0, 30)].slice(0, 1),
    })
  }
  lay(
    c(0.26, 0.035, 40),
    [
      curve(path('0.5 0.5, 0.44 0.41, 0.32 0.335, 0.17 0.27, 0.3 0.29, 0.43 0.34, 0.5 0.42'), { closed: true }),
      curve(path('0.5 0.5, 0.56 0.41, 0.68 0.335, 0.84 0.265, 0.7 0.29, 0.57 0.34, 0.5 0.42'), { closed: true }),
    ],
    { lift: 1.3, bite: 0.03 },
  )
  lay(c(0.74, 0.13, 72), [fold(path('0.5 0.5, 0.455 0.58, 0.47 0.67, 0.5 0.75'), 0.5, lots)], { lift: 1.5, bite: 0.04 })
  lay(c(0.55, 0.1, 58), [path('0.5 0.52, 0.535 0.6, 0.525 0.67, 0.5 0.74')], { lift: 0.1, bite: 0.04 })
  // Breast: small pale arrows in rows.
  for (let row = 0; row < 3; row++) {
    const marks = Array.from({ length: 5 - row }, (_, at) =>
      place(leaf(0.3), 0.5 + (at - (4 - row) / 2) * 0.105, 0.83 + row * 0.085, { turn: Math.PI / 2, size: 0.07 }),
    )
    lay(row % 2 ? BONE : c(0.72, 0.06, 75), marks, { lift: 0.7, bite: 0.014 })
  }
})
