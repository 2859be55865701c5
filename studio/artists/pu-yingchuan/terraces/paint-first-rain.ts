import { smoothstep } from '../../../painting/color.ts'
import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INDIGO, picker, rain, SAP, terrace } from './motifs.ts'

/** The first rain of the season, coming over the hill. */
export const paintFirstRain = onSheet((sheet) => {
  const { w, wash, noise } = sheet
  wash(c(0.84, 0.03, 235), [box(-0.2, -0.2, w + 0.2, 0.5)], {
    second: c(0.86, 0.04, 80),
    run: (x) => 0.85 - x * 0.75,
    load: (_, y) => 1.15 - y * 2.3,
    soft: 0.03,
    cloud: 0.7,
    cloudSize: 0.4,
    blooms: [[0.98, 0.13, 0.12]],
  })
  wash(
    INDIGO,
    [
      [
        ...curve([
          [-0.1, 0.36],
          [0.12, 0.24],
          [0.34, 0.28],
          [0.56, 0.16],
          [0.82, 0.26],
          [1.1, 0.22],
          [w + 0.1, 0.32],
        ]),
        [w + 0.1, 0.6],
        [-0.1, 0.6],
      ],
    ],
    { second: c(0.6, 0.05, 190), load: (x, y) => 0.85 - Math.max(0, y - 0.2) * 3, soft: 0.012, cloud: 0.5, edge: 0 },
  )
  wash(
    c(0.5, 0.06, 170),
    [
      [
        ...curve([
          [-0.1, 0.42],
          [0.2, 0.36],
          [0.5, 0.4],
          [0.8, 0.33],
          [1.1, 0.38],
          [w + 0.1, 0.35],
        ]),
        [w + 0.1, 0.6],
        [-0.1, 0.6],
      ],
    ],
    { load: (x, y) => 0.95 - Math.max(0, y - 0.35) * 5, soft: 0.006, cloud: 0.6, lost: 0.4 },
  )
  // Terraces around the shoulder of a hill: none runs quite from side to side.
  const rows: [brow: Point[], thick: number, load: number, from: number, to: number][] = [
    [
      [
        [0.3, 0.47],
        [0.6, 0.425],
        [0.95, 0.44],
        [w + 0.1, 0.4],
      ],
      0.045,
      0.55,
      0.34,
      2,
    ],
    [
      [
        [-0.1, 0.5],
        [0.2, 0.5],
        [0.55, 0.52],
        [0.95, 0.49],
        [w + 0.1, 0.45],
      ],
      0.055,
      0.65,
      -1,
      1.2,
    ],
    [
      [
        [0.2, 0.63],
        [0.5, 0.585],
        [0.8, 0.55],
        [1.1, 0.56],
        [w + 0.1, 0.53],
      ],
      0.07,
      0.85,
      0.24,
      2,
    ],
    [
      [
        [-0.1, 0.6],
        [0.15, 0.625],
        [0.45, 0.675],
        [0.85, 0.64],
        [w + 0.1, 0.63],
      ],
      0.075,
      0.95,
      -1,
      1.02,
    ],
    [
      [
        [-0.1, 0.73],
        [0.25, 0.765],
        [0.6, 0.765],
        [1, 0.71],
        [w + 0.1, 0.72],
      ],
      0.1,
      1.1,
      -1,
      2,
    ],
    [
      [
        [0.32, 0.9],
        [0.62, 0.86],
        [0.95, 0.8],
        [1.2, 0.815],
        [w + 0.1, 0.8],
      ],
      0.11,
      1.15,
      0.4,
      2,
    ],
    [path('-0.1 0.87, 0.2 0.92, 0.5 1.0, 0.8 1.06'), 0.14, 1.25, -1, 0.72],
    [
      [
        [0.7, 1.02],
        [0.95, 0.945],
        [1.2, 0.93],
        [w + 0.1, 0.905],
      ],
      0.12,
      1.2,
      0.76,
      2,
    ],
  ]
  for (const [at, [brow, thick, load, from, to]] of rows.entries()) {
    terrace(sheet, brow, thick * 0.86, at % 2 ? SAP : c(0.54, 0.09, 138), {
      load,
      fade: (x) =>
        Math.max(0, 0.85 + noise(x * 2 + at, at) * 0.5) *
        smoothstep(from, from + 0.2, x) *
        (1 - smoothstep(to - 0.25, to, x)),
    })
    if (at === 2) picker(sheet, 0.97, 0.552, 0.042, c(0.5, 0.1, 260))
    if (at === 4) {
      picker(sheet, 0.36, 0.745, 0.064, c(0.55, 0.15, 25))
      picker(sheet, 0.5, 0.75, 0.058, c(0.48, 0.1, 258))
    }
  }
  rain(sheet, 190, -0.28, 0.5)
})
