import { type Rgb, smoothstep } from '../../../painting/color.ts'
import { box, curve, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { levelOf, picker, SAP, terrace } from './motifs.ts'

/** Steam rising after the rain; the valley is gone. */
export const paintSteam = onSheet((sheet) => {
  const { w, wash, mark, lots, noise } = sheet
  wash(c(0.88, 0.045, 82), [box(-0.2, -0.2, w + 0.2, 0.42)], {
    second: c(0.82, 0.035, 230),
    run: (x, y) => Math.hypot(x - 1.05, y - 0.16) * 1.1,
    load: (x, y) => (1 - smoothstep(0.05, 0.12, 0.13 - Math.hypot(x - 1.02, y - 0.17)) * 0.9) * (1.1 - y * 1.5),
    soft: 0.03,
    cloud: 0.5,
    cloudSize: 0.4,
  })
  const ranges: [line: number[], color: Rgb, load: number, deep: number][] = [
    [[0.3, 0.22, 0.27, 0.17, 0.24, 0.2], c(0.66, 0.05, 250), 0.7, 0.17],
    [[0.4, 0.34, 0.3, 0.36, 0.28, 0.33], c(0.52, 0.06, 235), 0.85, 0.16],
    [[0.46, 0.5, 0.47, 0.42, 0.45, 0.39], c(0.42, 0.06, 190), 1, 0.13],
  ]
  for (const [line, color, load, deep] of ranges) {
    const ridge = curve(
      line.map((y, at): Point => [-0.1 + (at / (line.length - 1)) * (w + 0.2), y]),
      { steps: 10 },
    )
    const level = levelOf(ridge)
    wash(color, [[...ridge, [w + 0.1, 0.75], [-0.1, 0.75]]], {
      load: (x, y) => load * (1.1 - smoothstep(0, deep, y - level(x)) * 1.1),
      soft: 0.004,
      cloud: 0.6,
      cloudSize: 0.16,
      lost: 0.3,
      edge: 0.5,
    })
    // A few trees, where it comes out of the cloud.
    for (let stand = 0; stand < 4; stand++) {
      const middle = lots.between(0.05, w - 0.05)
      const trees = Array.from({ length: 5 }, () => {
        const x = middle + lots.bell() * 0.045
        const tall = lots.between(0.014, 0.036) * (0.5 + load)
        return mark(
          [
            [x, level(x) + tall * 0.4],
            [x + lots.bell() * 0.003, level(x) - tall * 0.5],
            [x, level(x) - tall],
          ],
          tall * 0.2,
          (share) => 1 - share * 0.9,
        )
      })
      wash(color, trees, {
        load: (x, y) => load * 0.85 * (1 - smoothstep(-0.006, 0.01, y - level(x))),
        wobble: 0.004,
        edge: 0.4,
      })
    }
  }
  for (const [at, y] of [0.67, 0.735, 0.815, 0.91].entries()) {
    terrace(
      sheet,
      [
        [-0.1, y + 0.05],
        [0.3, y + 0.01],
        [0.62, y - 0.01 + at * 0.004],
        [1, y + 0.02],
        [w + 0.1, y - 0.04],
      ],
      0.055 + at * 0.024,
      at % 2 ? SAP : c(0.5, 0.085, 140),
      { load: 0.45 + at * 0.28, fade: (x) => 0.7 + noise(x * 1.6 + at * 3, at) * 0.8 },
    )
  }
  // A line of poles with nothing on them yet.
  for (const [x, y, tall] of [
    [0.22, 0.86, 0.13],
    [0.46, 0.82, 0.115],
    [0.68, 0.795, 0.1],
    [0.87, 0.785, 0.088],
  ] as const) {
    wash(
      c(0.36, 0.04, 50),
      [
        mark(
          [
            [x, y],
            [x + 0.003, y - tall],
          ],
          0.004,
          () => 1,
        ),
      ],
      { load: 1, edge: 0.5, dry: 0.2, wobble: 0.002 },
    )
  }
  picker(sheet, 1.1, 0.815, 0.072, c(0.5, 0.08, 262))
})
