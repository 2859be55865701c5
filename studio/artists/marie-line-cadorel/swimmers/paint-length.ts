import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf, wave } from '../shapes.ts'
import { CORAL, FOAM, SKIN, splash } from './motifs.ts'

/** One length of the bay, from left to right. */
export const paintLength = onTable((table) => {
  const { w, h, lots, ground, lay, strip } = table
  ground(c(0.86, 0.035, 205), { dry: 0.2, brush: 0.05 })
  const sea = (color: Rgb, level: number, tall: number, long: number, phase: number) =>
    lay(color, [wave(-0.1, w + 0.1, level, h + 0.1, tall, long, phase, lots)], { lift: 1.2, bite: 0.035, brush: 0.04 })
  sea(c(0.72, 0.07, 220), 0.15, 0.018, 0.5, 0)
  sea(c(0.6, 0.1, 235), 0.27, 0.024, 0.62, 2)
  sea(c(0.5, 0.115, 245), 0.39, 0.028, 0.7, 4)
  // The far arm first, then legs, back, head and the near arm.
  lay(SKIN[0], [strip(path('1.12 0.5, 1.0 0.56, 0.86 0.66'), 0.04, 0.022)], { lift: 0.8 })
  lay(SKIN[0], [strip(path('0.86 0.57, 0.62 0.565, 0.36 0.535, 0.22 0.52'), 0.052, 0.018)], { lift: 0.8 })
  lay(SKIN[1], [strip(path('0.88 0.53, 0.62 0.5, 0.4 0.5, 0.2 0.55'), 0.06, 0.019)], { lift: 1 })
  lay(
    SKIN[1],
    [
      curve(path('0.8 0.46, 1.0 0.41, 1.22 0.385, 1.33 0.42, 1.32 0.51, 1.15 0.57, 0.92 0.595, 0.78 0.56'), {
        closed: true,
      }),
    ],
    { lift: 1.1, brush: 0.2 },
  )
  lay(
    CORAL,
    [
      curve(
        path('0.74 0.475, 0.86 0.44, 1.02 0.41, 1.1 0.435, 1.04 0.5, 1.09 0.555, 0.95 0.595, 0.78 0.58, 0.72 0.53'),
        { closed: true },
      ),
    ],
    { lift: 0.4, brush: 0.2 },
  )
  lay(SKIN[2], [strip(path('1.24 0.43, 1.36 0.3, 1.52 0.235, 1.7 0.3, 1.84 0.385'), 0.046, 0.02)], {
    lift: 1.5,
    brush: 0.3,
  })
  lay(SKIN[2], [curve(path('1.82 0.36, 1.9 0.4, 1.925 0.45, 1.87 0.43, 1.81 0.415'), { closed: true })], { lift: 1.2 })
  lay(SKIN[1], [oval(1.43, 0.455, 0.082, 0.068, 0.2)], { lift: 1.2 })
  lay(
    c(0.9, 0.1, 96),
    [curve(path('1.33 0.46, 1.35 0.39, 1.43 0.365, 1.51 0.4, 1.525 0.44, 1.44 0.445'), { closed: true })],
    { lift: 0.7 },
  )
  lay(c(0.22, 0.04, 260), [place(leaf(0.3), 1.455, 0.455, { turn: 0.15, size: 0.06 })], { lift: 0.2, bite: 0.012 })
  // Water closes over her again.
  lay(c(0.43, 0.12, 252), [wave(-0.1, w + 0.1, 0.61, h + 0.1, 0.03, 0.76, 1.2, lots)], {
    lift: 1.3,
    bite: 0.035,
    brush: 0.03,
  })
  splash(table, 0.2, 0.53, 0.16, 12, 3.4, 1.6)
  splash(table, 1.9, 0.44, 0.07, 6, 5.2, 1.6)
  lay(
    FOAM,
    [
      strip(path('0.75 0.615, 0.95 0.635, 1.15 0.6, 1.32 0.565'), 0.006, 0.003),
      strip(path('1.38 0.55, 1.5 0.54, 1.62 0.56'), 0.004),
    ],
    { lift: 0.5, bite: 0.03 },
  )
  sea(c(0.34, 0.1, 258), 0.76, 0.026, 0.84, 3)
  sea(c(0.26, 0.075, 262), 0.89, 0.022, 0.9, 5)
})
