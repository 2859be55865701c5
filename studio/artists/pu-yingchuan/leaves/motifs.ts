import { box, curve, type Point } from '../../../painting/outline.ts'
import { c, type WetSheet } from '../sheet.ts'

export const INK = c(0.28, 0.03, 200)

/** The river: a pale wash with the sky in it, the far bank dropped in wet, light kept in bars. */
export function river(
  { w, h, wash, mark, lots }: WetSheet,
  {
    bank = 0.3,
    sky = c(0.87, 0.04, 80),
    water = c(0.72, 0.05, 225),
    trees = c(0.56, 0.06, 175),
    deep = 1,
    clear = -0.1,
    kept = [] as Point[][],
  } = {},
): void {
  wash(sky, [box(-0.2, -0.2, w + 0.2, bank + 0.04)], {
    second: c(0.83, 0.035, 235),
    run: (x, y) => 0.8 - y * 2,
    load: 0.7,
    soft: kept.length > 0 ? 0.002 : 0.02,
    cloud: 0.7,
    cloudSize: 0.4,
    holes: kept,
  })
  const bars = Array.from({ length: 9 }, () => {
    const [x, y, long] = [lots.between(clear, w), lots.between(bank + 0.1, h), lots.between(0.15, 0.5)]
    return mark(
      [
        [x, y],
        [x + long * 0.5, y + lots.bell() * 0.004],
        [x + long, y],
      ],
      lots.between(0.003, 0.011),
    )
  })
  wash(water, [box(-0.2, bank, w + 0.2, h + 0.2)], {
    second: c(0.66, 0.06, 175),
    run: (x, y) => (y - bank) * 0.8 - 0.1,
    load: (_, y) => deep * (0.45 + (y - bank) * 0.7),
    cloud: 0.5,
    cloudSize: 0.3,
    edge: 0.3,
    holes: [...bars, ...kept],
    soft: 0.002,
    blooms: [[w * 0.7, bank + (h - bank) * 0.45, 0.13]],
  })
  wash(
    trees,
    [
      [
        ...curve([
          [-0.1, bank - 0.06],
          [w * 0.2, bank - 0.1],
          [w * 0.45, bank - 0.05],
          [w * 0.7, bank - 0.12],
          [w + 0.1, bank - 0.07],
        ]),
        [w + 0.1, bank + 0.005],
        [-0.1, bank + 0.005],
      ],
    ],
    {
      second: c(0.5, 0.06, 240),
      load: 0.8,
      soft: kept.length > 0 ? 0.003 : 0.008,
      cloud: 0.8,
      cloudSize: 0.12,
      lost: kept.length > 0 ? 0 : 0.3,
      holes: kept,
    },
  )
  wash(trees, [box(-0.1, bank + 0.01, w + 0.1, bank + 0.09)], {
    load: (_, y) => 0.6 - (y - bank) * 6,
    soft: kept.length > 0 ? 0.003 : 0.01,
    cloud: 0.9,
    cloudSize: 0.1,
    holes: kept,
  })
}
