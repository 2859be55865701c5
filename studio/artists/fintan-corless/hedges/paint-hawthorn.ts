import { box, curve, oval, path, type Point } from '../../../painting/outline.ts'
import { c, type Easel, onEasel, UP } from '../easel.ts'
import { LEAF } from './motifs.ts'

/** A clump of leaf or blossom, lit from the upper left. */
function clump(
  { lay, lots }: Easel,
  x: number,
  y: number,
  radius: number,
  ramp: Parameters<Easel['lay']>[0]['ramp'],
  mark = 0.34,
): void {
  const shape = oval(x, y, radius, radius * lots.between(0.7, 0.95), lots.between(-0.5, 0.5), 14)
  lay({
    within: shape,
    blocked: false,
    kept: false,
    ramp,
    tone: (px, py) => 0.52 - ((px - x) * 0.45 + (py - y) * 0.75) / radius,
    stray: 0.16,
    angle: (px, py) => Math.atan2(py - y, px - x) + Math.PI / 2,
    sway: 0.7,
    length: radius * mark,
    width: radius * mark * 0.55,
    bend: 0.1,
    cover: 1.7,
    body: 1.25,
    wet: 0.14,
  })
}

/** A may hedge along a lane. */
export const paintHawthorn = onEasel({ ground: c(0.5, 0.06, 60), relief: 1.3 }, (easel) => {
  const { w, noise, lots, lay, fringe } = easel
  const top = curve(path('0.17 0.5, 0.28 0.42, 0.42 0.35, 0.58 0.23, 0.78 0.1, 1.05 0.03'))
  const foot = curve(path('1.05 1.05, 0.78 0.86, 0.5 0.66, 0.3 0.575, 0.17 0.54'))
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.5),
    except: [[...top, ...foot]],
    kept: false,
    ramp: [c(0.62, 0.06, 245), c(0.73, 0.05, 235), c(0.85, 0.03, 220), c(0.94, 0.025, 85)],
    tone: (x, y) => 0.15 + y * 1.1 + noise(x * 2.2 + 3, y * 3.5) * 0.85,
    angle: (x, y) => -0.35 + noise(x * 1.4, y * 2) * 0.8,
    length: 0.15,
    width: 0.05,
    cover: 2.3,
    wet: 0.4,
  })
  lay({
    within: path('-0.03 0.47, 0.35 0.45, 0.35 0.55, -0.03 0.56'),
    ramp: [c(0.5, 0.07, 150), c(0.62, 0.1, 125), c(0.76, 0.12, 110)],
    tone: (_, y) => (y - 0.45) * 9,
    angle: 0,
    length: 0.1,
    width: 0.025,
    wet: 0.3,
  })
  const lane: Point[] = path('0.13 0.53, 0.24 0.53, 0.5 0.64, 1.03 1.0, 1.03 1.05, -0.03 1.05, -0.03 0.86')
  lay({
    within: lane,
    ramp: [c(0.4, 0.045, 290), c(0.52, 0.045, 285), c(0.7, 0.035, 60), c(0.84, 0.04, 80)],
    tone: (x, y) => 0.86 - (x - (y - 0.53) * 0.55) * 2 + noise(x * 7, y * 10) * 0.5,
    stray: 0.2,
    angle: (x, y) => 0.5 + (x - 0.3) * 0.4 + (y - 0.7) * 0.3,
    length: 0.13,
    width: 0.035,
    cover: 2.4,
    wet: 0.3,
  })
  lay({
    within: path('-0.03 0.55, 0.13 0.53, 0.1 0.62, -0.03 0.88'),
    ramp: LEAF,
    tone: 0.75,
    stray: 0.3,
    angle: -1.2,
    sway: 0.5,
    length: 0.06,
    width: 0.02,
    cover: 2.6,
  })
  lay({
    within: path('0.17 0.545, 0.2 0.545, 0.4 0.8, 0.5 1.03, 0.28 1.03, 0.24 0.75'),
    blocked: false,
    ramp: LEAF,
    tone: 0.85,
    stray: 0.25,
    angle: -1,
    sway: 0.5,
    length: 0.045,
    width: 0.018,
    cover: 2,
    accent: c(0.7, 0.11, 112),
    accentShare: 0.2,
  })
  // The hedge: dark wood and leaf first, then blossom from far to near.
  lay({
    within: [...top, ...foot],
    ramp: LEAF,
    tone: (x, y) => 0.5 - y * 0.4 + noise(x * 8, y * 8) * 0.5,
    angle: (x) => UP + (x - 0.5) * 0.5,
    sway: 0.6,
    length: 0.075,
    width: 0.028,
    cover: 2.6,
  })
  fringe(top, { ramp: LEAF, tone: 0.6, stray: 0.25, length: 0.045, width: 0.016, body: 1.2, wet: 0.1 })
  const blossom = [c(0.36, 0.05, 140), c(0.52, 0.055, 130), c(0.72, 0.03, 110), c(0.88, 0.022, 90), c(0.96, 0.02, 95)]
  const clumps: [x: number, y: number, radius: number][] = []
  for (let step = 0; step < 46; step++) {
    const along = (step / 46) ** 0.8
    const [tx, ty] = top[Math.floor(along * (top.length - 1))] as Point
    const [fx, fy] = foot[Math.floor((1 - along) * (foot.length - 1))] as Point
    const down = step % 3 === 0 ? 0.02 : lots.between(0.02, 0.78) ** 1.25
    clumps.push([
      tx + (fx - tx) * down + lots.bell() * 0.02,
      ty + (fy - ty) * down,
      (0.022 + along * 0.085) * lots.between(0.75, 1.25),
    ])
  }
  for (const [x, y, radius] of clumps) clump(easel, x, y, radius, blossom)
  for (let at = 0; at < 90; at++) {
    const [x, y, radius] = lots.pick(clumps)
    const [px, py] = [x + lots.bell() * radius * 0.8 - radius * 0.15, y + lots.bell() * radius * 0.6 - radius * 0.25]
    easel.put([px, py], [px + radius * 0.2, py + lots.bell() * radius * 0.2], {
      ramp: [c(0.97, 0.015, 95), c(0.93, 0.03, 20)],
      tone: lots.next() * 0.6,
      width: radius * 0.17,
      body: 2,
      wet: 0,
      dry: 0.2,
    })
  }
  fringe(foot, { ramp: LEAF, tone: 0.3, stray: 0.35, length: 0.05, width: 0.014, body: 1.2, wet: 0.15 })
  for (let at = 0; at < 46; at++) {
    // Cow parsley in the near verge.
    const [x, y] = [0.74 + lots.next() * 0.28, 0.86 + lots.next() * 0.14]
    const size = 0.012 + (y - 0.8) * 0.06
    easel.put([x, y + size * 3], [x + lots.bell() * 0.01, y], { ramp: LEAF, tone: 0.8, width: 0.005, wet: 0.1 })
    for (let dot = 0; dot < 5; dot++) {
      const [px, py] = [x + lots.bell() * size, y + lots.bell() * size * 0.35]
      easel.put([px, py], [px + size * 0.5, py], {
        ramp: [c(0.93, 0.02, 110)],
        width: size * 0.4,
        body: 1.8,
        wet: 0.03,
      })
    }
  }
})
