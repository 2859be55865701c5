import { curve, path } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INK, river } from './motifs.ts'

/** Bamboo at the ferry steps. */
export const paintBambooFerry = onSheet((sheet) => {
  const { wash, mark, lots } = sheet
  river(sheet, { bank: 0.72, sky: c(0.9, 0.03, 85), water: c(0.76, 0.04, 215), trees: c(0.7, 0.04, 200), deep: 0.7 })
  // Boat, ferryman, and the boat again in the water.
  wash(INK, [curve(path('0.18 1.13, 0.25 1.165, 0.44 1.17, 0.55 1.125, 0.44 1.145, 0.27 1.145'), { closed: true })], {
    load: 1.15,
    second: c(0.46, 0.09, 45),
    run: (x) => x * 2 - 0.4,
    edge: 0.7,
    wobble: 0.002,
  })
  wash(c(0.46, 0.06, 255), [mark(path('0.46 1.14, 0.462 1.09, 0.46 1.07'), 0.015)], { load: 1 })
  wash(c(0.7, 0.1, 80), [path('0.428 1.066, 0.46 1.038, 0.492 1.064')], { load: 1.1, wobble: 0.001 })
  wash(INK, [mark(path('0.485 1.02, 0.52 1.12, 0.55 1.24'), 0.0025, () => 1)], { load: 0.8, wobble: 0.001 })
  wash(
    c(0.5, 0.05, 230),
    [mark(path('0.22 1.19, 0.36 1.2, 0.5 1.185'), 0.012), mark(path('0.26 1.23, 0.38 1.236, 0.48 1.228'), 0.007)],
    { load: 0.5, soft: 0.006 },
  )
  // Stems: each joint one pull of a flat brush, pale in the middle.
  for (const [x, lean, half, load] of [
    [0.83, -0.05, 0.03, 1.05],
    [0.67, 0.03, 0.022, 0.75],
    [0.93, 0.02, 0.024, 0.9],
    [0.12, 0.03, 0.018, 0.55],
  ] as const) {
    let y = 2.02
    while (y > -0.05) {
      const tall = lots.between(0.2, 0.27)
      const at = (level: number) => x + lean * ((2 - level) / 2) * 2
      const [a, b] = [at(y), at(y - tall)]
      wash(
        c(0.6, 0.09, 130),
        [
          [
            [a - half, y],
            [a - half * 0.93, y - tall * 0.5],
            [b - half, y - tall + 0.012],
            [b + half, y - tall + 0.012],
            [a + half * 0.93, y - tall * 0.5],
            [a + half, y],
          ],
        ],
        {
          second: c(0.5, 0.07, 165),
          run: (px) => Math.abs(px - (a + b) / 2) / half - 0.4,
          load: (px) => load * (0.3 + 0.75 * Math.abs((px - (a + b) / 2 + half * 0.2) / half)),
          cloud: 0.4,
          cloudSize: 0.1,
          edge: 0.9,
          wobble: 0.002,
        },
      )
      wash(
        c(0.36, 0.05, 140),
        [
          mark(
            [
              [b - half * 1.1, y - tall + 0.004],
              [b, y - tall + 0.01],
              [b + half * 1.1, y - tall + 0.003],
            ],
            0.0045,
          ),
        ],
        { load: load * 0.9, wobble: 0.001 },
      )
      y -= tall
    }
  }
  // Leaves: pressed and flicked.
  const clusters: [number, number, number, number][] = [
    [0.6, 0.12, 11, 1],
    [0.3, 0.3, 9, 0.85],
    [0.75, 0.42, 9, 1.05],
    [0.16, 0.06, 8, 0.7],
    [0.45, 0.56, 7, 0.8],
    [0.95, 0.66, 7, 1],
    [0.62, 1.42, 8, 1],
    [0.36, 1.62, 8, 1.1],
    [0.12, 1.5, 6, 0.8],
  ]
  for (const [x, y, count, load] of clusters) {
    wash(
      c(0.42, 0.05, 130),
      [
        mark(
          [
            [x + 0.16, y - 0.07],
            [x + 0.06, y - 0.03],
            [x, y],
          ],
          0.003,
          () => 1,
        ),
      ],
      { load: load * 0.8, wobble: 0.001 },
    )
    for (const late of [false, true]) {
      const leaves = Array.from({ length: Math.ceil(count / 2) }, () => {
        const way = 1.5 + lots.bell() * 0.95
        const long = lots.between(0.1, 0.2)
        const [px, py] = [x + lots.between(-0.01, 0.14), y - lots.between(0, 0.06)]
        return mark(
          [
            [px, py],
            [px + Math.cos(way) * long * 0.5, py + Math.sin(way) * long * 0.5],
            [px + Math.cos(way + 0.12) * long, py + Math.sin(way + 0.12) * long],
          ],
          long * 0.095,
          (share) => Math.sin(Math.PI * share ** 0.7) ** 0.9,
        )
      })
      wash(late ? c(0.36, 0.06, 155) : c(0.54, 0.09, 128), leaves, {
        second: c(0.44, 0.06, 190),
        load: load * (late ? 0.95 : 0.8),
        edge: 0.6,
        wobble: 0.002,
        cloud: 0.5,
        cloudSize: 0.08,
      })
    }
  }
})
