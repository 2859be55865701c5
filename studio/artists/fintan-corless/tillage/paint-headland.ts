import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, type Easel, onEasel, UP } from '../easel.ts'
import { EARTH, treeline } from './motifs.ts'

/** Furrows that run to one point: a dark trench and a lit ridge by turns, each mark wider the nearer it lies. */
function furrows({ w, h, lots, put }: Easel, [vx, vy]: Point, from: number, to: number, step: number): void {
  const depth = h + 0.05 - vy
  for (let foot = from; foot < to; foot += step) {
    let near = 0.06
    while (near < 1.02) {
      const next = near * lots.between(1.3, 1.5)
      const at = (share: number, shift: number): Point => [vx + (foot + shift - vx) * share, vy + depth * share]
      const bent = lots.bell() * 0.006 * near
      const [a, b] = [at(near * 0.94, 0), at(next * 1.04, bent)]
      if (Math.max(a[0], b[0]) > -0.1 && Math.min(a[0], b[0]) < w + 0.1) {
        const width = step * (near + next) * 0.5
        put(a, b, { ramp: EARTH, tone: 0.2, stray: 0.14, width: width * 0.62, body: 0.8, wet: 0.2, dry: 0.3 })
        put([a[0] + width * 0.42, a[1]], [b[0] + width * 0.42, b[1]], {
          ramp: EARTH,
          tone: 0.62 - near * 0.12,
          stray: 0.16,
          width: width * 0.5,
          body: 1.5,
          wet: 0.14,
          dry: 0.5,
        })
        if (lots.chance(0.3))
          put([a[0] + width * 0.5, a[1]], [(a[0] + b[0]) / 2 + width * 0.5, (a[1] + b[1]) / 2], {
            ramp: [c(0.72, 0.035, 240), c(0.84, 0.03, 85)],
            tone: lots.next(),
            width: width * 0.2,
            body: 1.6,
            wet: 0.15,
            dry: 0.7,
          })
      }
      near = next
    }
  }
}

/** A field ploughed to its headland, under a sky that opens. */
export const paintHeadland = onEasel({ ground: c(0.45, 0.05, 50), relief: 1.25 }, (easel) => {
  const { w, h, noise, lots, lay, put, lose } = easel
  const sky = [c(0.5, 0.035, 262), c(0.62, 0.035, 250), c(0.74, 0.03, 235), c(0.86, 0.03, 100), c(0.93, 0.06, 92)]
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.43),
    kept: false,
    ramp: sky,
    tone: (x, y) => 0.2 + y * 1.25 + noise(x * 1.6, y * 4.4) * 0.85,
    angle: (x, y) => -0.1 + noise(x * 1.1, y * 2.2) * 0.7,
    length: 0.2,
    width: 0.065,
    cover: 2.3,
    wet: 0.4,
  })
  lay({
    within: curve(path('0.16 0.1, 0.5 0.05, 0.84 0.1, 0.7 0.17, 0.34 0.19'), { closed: true }),
    blocked: false,
    kept: false,
    ramp: [c(0.74, 0.03, 240), c(0.9, 0.025, 95), c(0.96, 0.02, 95)],
    tone: (x, y) => 1.1 - (y - 0.05) * 6,
    angle: (x, y) => -0.3 + x * 0.5 + noise(x * 3, y * 6),
    bend: -0.1,
    length: 0.11,
    width: 0.04,
    cover: 1.5,
    body: 1.5,
    wet: 0.4,
  })
  lay({
    within: [
      [-0.03, 0.395],
      [w + 0.03, 0.385],
      [w + 0.03, 0.43],
      [-0.03, 0.44],
    ],
    ramp: [c(0.5, 0.045, 200), c(0.6, 0.06, 140), c(0.7, 0.09, 115)],
    tone: (x, y) => (y - 0.385) * 14 + noise(x * 5, 1) * 0.5,
    angle: 0,
    length: 0.12,
    width: 0.018,
  })
  treeline(easel, -0.03, w + 0.03, 0.4, 0.035, 0.5)
  treeline(easel, 0.86, w + 0.03, 0.425, 0.065, 0)
  lay({
    within: [
      [-0.03, 0.43],
      [w + 0.03, 0.42],
      [w + 0.03, h + 0.03],
      [-0.03, h + 0.03],
    ],
    kept: false,
    ramp: EARTH,
    tone: (x, y) => 0.5 - (y - 0.43) * 0.3,
    angle: 0.05,
    length: 0.15,
    width: 0.03,
    cover: 1.6,
    wet: 0.3,
  })
  furrows(easel, [0.93, 0.385], -2.6, 3.4, 0.105)
  // The ash in the ditch.
  const wood = [c(0.18, 0.02, 300), c(0.27, 0.025, 320)]
  put([0.315, 0.445], [0.325, 0.24], { ramp: wood, width: 0.022, body: 1.6, wet: 0.06, dry: 0.4 })
  for (let bough = 0; bough < 17; bough++) {
    const up = lots.between(0.25, 1)
    const side = bough % 2 === 0 ? 1 : -1
    const [x, y] = [0.315 + 0.01 * up, 0.445 - 0.2 * up]
    const reach = lots.between(0.05, 0.11) * (1.25 - up * 0.6) * side
    const end: Point = [x + reach, y - lots.between(0.05, 0.11)]
    put([x, y], end, { ramp: wood, tone: lots.next(), width: 0.009, bend: side * 0.1, body: 1.3, wet: 0.06, dry: 0.6 })
    for (let twig = 0; twig < 3; twig++)
      put([end[0] - reach * 0.3, end[1] + 0.025], [end[0] + lots.bell() * 0.04, end[1] - lots.between(0, 0.05)], {
        ramp: wood,
        width: 0.005,
        wet: 0.1,
        dry: 0.8,
      })
  }
  lay({
    within: path('0.1 0.43, 0.6 0.425, 0.62 0.455, 0.08 0.465'),
    kept: false,
    blocked: false,
    ramp: [c(0.3, 0.05, 130), c(0.45, 0.08, 115)],
    stray: 0.35,
    angle: UP,
    sway: 0.6,
    length: 0.03,
    width: 0.012,
    cover: 1.6,
  })
  lose(
    [
      [0, 0.44],
      [w, 0.43],
    ],
    { share: 0.35, turn: 0.5 },
  )
})
