import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { wave } from '../shapes.ts'
import { FOAM, SKIN, splash } from './motifs.ts'

/** The moment before the water. */
export const paintDive = onTable((table) => {
  const { w, h, lots, ground, lay, strip } = table
  ground(c(0.88, 0.05, 78), { dry: 0.25, brush: 1.4 })
  lay(c(0.95, 0.035, 92), [oval(0.78, 0.3, 0.14)], { lift: 0.7 })
  lay(c(0.55, 0.085, 40), [path('-0.1 0.5, 0.17 0.48, 0.23 0.56, 0.19 0.78, 0.13 1.05, 0.16 1.3, -0.1 1.35')], {
    lift: 1.2,
    bite: 0.06,
  })
  lay(c(0.44, 0.07, 34), [path('-0.1 0.5, 0.1 0.485, 0.06 0.75, 0.09 1.02, 0.02 1.3, -0.1 1.3')], {
    lift: 0.5,
    bite: 0.06,
  })
  const sea = (color: Rgb, level: number, tall: number, phase: number) =>
    lay(color, [wave(-0.1, w + 0.1, level, h + 0.1, tall, 0.5, phase, lots)], { lift: 1.2, bite: 0.03, brush: 0.05 })
  sea(c(0.66, 0.085, 215), 1.26, 0.012, 1)
  sea(c(0.53, 0.11, 232), 1.36, 0.018, 3)
  // The diver: one curve from heel to fingertip.
  lay(SKIN[0], [strip(path('0.6 0.82, 0.66 1.02, 0.655 1.2, 0.645 1.36'), 0.036, 0.017)], { lift: 0.9 })
  lay(SKIN[0], [strip(path('0.5 0.62, 0.42 0.44, 0.38 0.28, 0.315 0.16'), 0.06, 0.018)], { lift: 0.9 })
  lay(
    SKIN[1],
    [
      strip(path('0.52 0.6, 0.46 0.42, 0.43 0.25, 0.37 0.12'), 0.062, 0.019),
      curve(path('0.385 0.14, 0.36 0.07, 0.33 0.055, 0.335 0.12, 0.35 0.16'), { closed: true }),
    ],
    { lift: 1.2, brush: 1.2 },
  )
  lay(
    SKIN[1],
    [
      curve(path('0.455 0.52, 0.585 0.49, 0.645 0.66, 0.69 0.82, 0.67 0.92, 0.585 0.92, 0.52 0.82, 0.455 0.66'), {
        closed: true,
      }),
    ],
    { lift: 1.2, brush: 1.2 },
  )
  lay(
    c(0.3, 0.09, 262),
    [curve(path('0.445 0.49, 0.59 0.46, 0.65 0.62, 0.67 0.74, 0.6 0.73, 0.52 0.78, 0.45 0.63'), { closed: true })],
    { lift: 0.4, brush: 1.2 },
  )
  lay(SKIN[1], [oval(0.605, 0.985, 0.056, 0.068, 0.25)], { lift: 1 })
  lay(
    c(0.16, 0.02, 40),
    [curve(path('0.555 1.0, 0.58 1.06, 0.64 1.06, 0.668 1.0, 0.65 0.95, 0.61 1.0'), { closed: true })],
    { lift: 0.5 },
  )
  lay(SKIN[2], [strip(path('0.56 0.87, 0.545 1.05, 0.59 1.2, 0.635 1.37'), 0.04, 0.015)], { lift: 1.4, brush: 1.3 })
  // The water opens.
  lay(FOAM, [oval(0.64, 1.385, 0.17, 0.026, 0.02)], { lift: 0.7, holes: [oval(0.64, 1.383, 0.115, 0.014, 0.02)] })
  splash(table, 0.56, 1.37, 0.17, 11, -2.1, 0.9)
  splash(table, 0.73, 1.37, 0.17, 11, -1, 0.9)
  sea(c(0.43, 0.12, 246), 1.5, 0.02, 5)
  sea(c(0.34, 0.1, 255), 1.67, 0.024, 2)
  sea(c(0.25, 0.07, 262), 1.85, 0.026, 0)
  const bubbles = Array.from({ length: 12 }, (_, at) =>
    oval(0.63 + lots.bell() * 0.05, 1.47 + at * 0.032, 0.012 - at * 0.0006, undefined, 0, 9),
  )
  lay(c(0.82, 0.04, 215), bubbles, { lift: 0.4, bite: 0.008 })
})
