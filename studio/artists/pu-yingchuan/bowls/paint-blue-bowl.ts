import { box, curve } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { bowl, bowlShape, fruit, persimmon, SHADE } from './motifs.ts'

/** A blue-and-white bowl before a wet window. */
export const paintBlueBowl = onSheet((sheet) => {
  const { w, h, wash, mark, lift, lots } = sheet
  const [x, y, r] = [0.46, 0.6, 0.3]
  wash(c(0.7, 0.04, 250), [box(-0.2, -0.2, w + 0.2, 0.62)], {
    second: c(0.66, 0.06, 150),
    run: (px, py) => 0.75 - py * 1.5,
    load: (px, py) => 1.05 - py * 0.7,
    soft: 0.005,
    cloud: 0.9,
    cloudSize: 0.25,
    holes: [bowlShape(x, y, r)],
    blooms: [[0.86, 0.2, 0.12]],
  })
  const drops = Array.from({ length: 26 }, () => {
    const [px, py, long] = [lots.between(0, w), lots.between(0, 0.35), lots.between(0.05, 0.24)]
    return mark(
      [
        [px, py],
        [px + lots.bell() * 0.01, py + long * 0.6],
        [px + lots.bell() * 0.014, py + long],
      ],
      lots.between(0.0016, 0.0045),
    )
  })
  lift(drops, 0.55, 0.003)
  wash(c(0.42, 0.045, 255), [box(0.7, -0.1, 0.722, 0.558), box(-0.1, 0.56, w + 0.1, 0.585)], {
    load: 0.5,
    edge: 0.5,
    holes: [bowlShape(x, y, r * 1.02)],
  })
  wash(c(0.66, 0.075, 60), [box(-0.2, 0.6, w + 0.2, h + 0.2)], {
    second: c(0.56, 0.08, 40),
    run: (px) => px,
    load: (px, py) => 0.5 + (py - 0.6) * 0.9,
    cloud: 0.6,
    cloudSize: 0.3,
    edge: 0.4,
    holes: [bowlShape(x, y, r), persimmon(0.87, 0.74, 0.085, 0.3)],
    blooms: [[0.9, 0.86, 0.1]],
  })
  wash(
    SHADE,
    [
      curve(
        [
          [x + r * 0.3, y + r * 0.92],
          [x + r * 1.0, y + r * 0.74],
          [x + r * 1.9, y + r * 0.76],
          [x + r * 1.7, y + r * 0.9],
          [x + r * 0.6, y + r * 1.04],
        ],
        { closed: true },
      ),
    ],
    { load: 0.8, soft: 0.006, holes: [persimmon(0.87, 0.74, 0.085, 0.3)] },
  )
  bowl(sheet, x, y, r, c(0.83, 0.02, 245), 0.85)
  // The pattern, in one go with a pointed brush.
  const cobalt = c(0.42, 0.14, 264)
  for (const [turn, size] of [
    [-1.15, 0.8],
    [-0.6, 1],
    [-0.05, 1.05],
    [0.5, 0.95],
    [1.05, 0.75],
  ] as const) {
    const [px, py] = [x + Math.sin(turn) * r * 0.86, y + r * (0.26 + Math.cos(turn) * 0.32)]
    const petals = Array.from({ length: 6 }, (_, at) => {
      const way = (at / 6) * Math.PI * 2 + turn
      return mark(
        [
          [px, py],
          [px + Math.cos(way) * 0.02 * size * Math.cos(turn * 0.8), py + Math.sin(way) * 0.022 * size],
          [px + Math.cos(way) * 0.038 * size * Math.cos(turn * 0.8), py + Math.sin(way) * 0.036 * size],
        ],
        0.009 * size,
      )
    })
    wash(cobalt, petals, { load: lots.between(0.6, 1.1), lost: 0.2, wobble: 0.002 })
  }
  wash(
    cobalt,
    [
      mark(
        curve([
          [x - r * 0.95, y + 0.06],
          [x - r * 0.6, y + r * 0.24 + 0.045],
          [x, y + r * 0.3 + 0.05],
          [x + r * 0.6, y + r * 0.24 + 0.045],
          [x + r * 0.95, y + 0.06],
        ]),
        0.0045,
        () => 1,
      ),
      mark(
        [
          [x - r * 0.5, y + r * 0.73],
          [x, y + r * 0.83],
          [x + r * 0.5, y + r * 0.73],
        ],
        0.004,
        () => 1,
      ),
    ],
    { load: 0.85, lost: 0.12, wobble: 0.002 },
  )
  fruit(sheet, 0.87, 0.74, 0.085, { turn: 0.3, ripe: 0.6 })
})
