import { box, curve, path } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INDIGO, rain, SAP, terrace } from './motifs.ts'

/** A tiled hut among the rows, in heavy rain. */
export const paintHutInRain = onSheet((sheet) => {
  const { w, wash, lift, mark } = sheet
  wash(c(0.72, 0.045, 250), [box(-0.2, -0.2, w + 0.2, 0.66)], {
    second: c(0.7, 0.05, 170),
    run: (_, y) => y * 1.2 - 0.1,
    load: (x, y) => 1.05 - y * 1.15,
    soft: 0.03,
    cloud: 0.8,
    cloudSize: 0.3,
  })
  // Trees behind, dropped in while it was wet.
  wash(
    c(0.45, 0.07, 165),
    [
      curve(path('0.3 0.6, 0.32 0.36, 0.44 0.24, 0.56 0.3, 0.66 0.18, 0.82 0.2, 0.95 0.34, 1.04 0.6'), {
        closed: true,
      }),
    ],
    {
      second: INDIGO,
      run: (x) => x - 0.2,
      load: (_, y) => 1.35 - y * 1.7,
      soft: 0.024,
      cloud: 0.9,
      cloudSize: 0.14,
      blooms: [[0.5, 0.36, 0.08]],
    },
  )
  // Wall left white, one lit window, the roof in a single dark wash.
  wash(c(0.8, 0.05, 70), [path('0.42 0.52, 0.86 0.5, 0.86 0.64, 0.43 0.66')], {
    load: (x) => 0.3 + (x - 0.42) * 1.1,
    lost: 0.4,
    edge: 0.5,
  })
  // The window is wiped clean first, so that the lamp shines.
  lift([box(0.545, 0.545, 0.605, 0.615)], 0.95, 0.001)
  wash(c(0.82, 0.15, 78), [box(0.55, 0.55, 0.6, 0.61)], { second: c(0.68, 0.17, 50), edge: 0.6, wobble: 0.002 })
  wash(c(0.36, 0.04, 50), [box(0.7, 0.55, 0.745, 0.65)], { lost: 0.3, wobble: 0.003 })
  wash(
    c(0.3, 0.025, 270),
    [
      path(
        '0.33 0.545, 0.36 0.53, 0.42 0.465, 0.475 0.398, 0.5 0.408, 0.79 0.392, 0.815 0.378, 0.87 0.445, 0.93 0.505, 0.965 0.515, 0.8 0.522, 0.6 0.53',
      ),
    ],
    {
      second: c(0.45, 0.05, 40),
      run: (x) => 1.1 - x * 1.3,
      load: (x, y) => 0.75 + (y - 0.4) * 3,
      edge: 0.9,
      cloud: 0.6,
      cloudSize: 0.1,
      grain: 0.45,
    },
  )
  const ribs = Array.from({ length: 12 }, (_, at) =>
    mark(
      [
        [0.485 + at * 0.028, 0.425],
        [0.42 + at * 0.043, 0.515],
      ],
      0.0028,
    ),
  )
  wash(c(0.22, 0.02, 270), ribs, { load: 0.6, dry: 0.4, edge: 0 })
  for (const [at, [a, b, d]] of (
    [
      [0.66, 0.67, 0.64],
      [0.75, 0.745, 0.71],
      [0.86, 0.83, 0.79],
      [0.99, 0.94, 0.9],
    ] as const
  ).entries()) {
    terrace(
      sheet,
      [
        [-0.1, a],
        [0.4, b],
        [0.75, (b + d) / 2],
        [w + 0.1, d],
      ],
      0.07 + at * 0.022,
      at % 2 ? SAP : c(0.52, 0.085, 140),
      { load: 0.85 + at * 0.15 },
    )
  }
  rain(sheet, 210, -0.05, 0.5)
})
