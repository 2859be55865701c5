import { box, curve, isInside, path, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'
import { LEAF } from './motifs.ts'

/** A lane between fuchsia hedges, just after rain. */
export const paintFuchsia = onEasel({ ground: c(0.45, 0.05, 30), relief: 1.25 }, (easel) => {
  const { w, h, noise, lots, lay, put, fringe, lose } = easel
  const [vx, vy] = [0.45, 0.52]
  const sides: Point[][] = [
    [
      ...curve(path('-0.03 0.02, 0.12 0.16, 0.28 0.33, 0.42 0.5')),
      [0.43, 0.545],
      ...curve(path('0.43 0.545, 0.28 0.86, 0.1 1.2, 0.04 1.38')),
      [-0.03, 1.38],
    ],
    [
      ...curve(path('1.03 -0.03, 0.86 0.1, 0.7 0.27, 0.55 0.46, 0.48 0.5')),
      [0.475, 0.545],
      ...curve(path('0.475 0.545, 0.62 0.82, 0.8 1.18, 0.9 1.38')),
      [1.03, 1.38],
    ],
  ]
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.58),
    except: sides,
    kept: false,
    ramp: [c(0.6, 0.03, 250), c(0.74, 0.025, 230), c(0.88, 0.025, 110), c(0.95, 0.03, 95)],
    tone: (x, y) => 0.25 + y * 1.1 + noise(x * 2.5, y * 3) * 0.6,
    angle: (x, y) => 0.6 + noise(x * 2, y * 2),
    length: 0.15,
    width: 0.055,
    wet: 0.4,
  })
  lay({
    within: path('0.3 0.49, 0.62 0.48, 0.62 0.56, 0.3 0.56'),
    ramp: [c(0.5, 0.045, 230), c(0.6, 0.05, 200)],
    angle: 0.1,
    length: 0.07,
    width: 0.025,
  })
  // How far off the nearer wheel track: 0 upon it.
  const trackAt = (x: number, y: number) => Math.abs((x - vx - 0.005) / (0.02 + (y - vy) * 0.5)) * 2.3 - 0.9
  const lane: Point[] = path('0.425 0.54, 0.49 0.54, 0.9 1.38, 0.02 1.38')
  lay({
    within: lane,
    ramp: [c(0.3, 0.025, 270), c(0.43, 0.03, 262), c(0.62, 0.03, 240), c(0.84, 0.02, 150), c(0.94, 0.025, 100)],
    tone: (x, y) => 0.78 - Math.abs(trackAt(x, y)) * 0.8 + noise(x * 4, y * 7) * 0.45,
    stray: 0.14,
    angle: (x, y) => Math.atan2(y - vy, x - vx - 0.005),
    sway: 0.14,
    length: 0.12,
    width: 0.035,
    cover: 2.5,
    wet: 0.35,
  })
  for (const [at, within] of sides.entries()) {
    lay({
      within,
      ramp: LEAF,
      tone: (x, y) => (at === 0 ? 0.28 : 0.55) - (y - 0.6) * 0.28 + noise(x * 7, y * 7) * 0.55,
      stray: 0.2,
      angle: (x, y) => Math.atan2(y - vy, x - vx) + (at === 0 ? 1.1 : -1.1),
      sway: 0.5,
      length: 0.09,
      width: 0.034,
      bend: 0.08,
      cover: 2.5,
      accent: c(0.5, 0.09, 115),
      accentShare: 0.1,
    })
  }
  for (const [at, within] of sides.entries())
    fringe(within.slice(0, 31), {
      ramp: LEAF,
      tone: at === 0 ? 0.3 : 0.6,
      stray: 0.25,
      length: 0.05,
      width: 0.018,
      body: 1.3,
      wet: 0.1,
    })
  for (let at = 0; at < 520; at++) {
    const left = lots.chance(0.42)
    const within = (left ? sides[0] : sides[1]) as Point[]
    const depth = lots.next() ** 0.75
    const x = left ? vx - depth * 0.5 + lots.bell() * 0.05 : vx + depth * 0.56 + lots.bell() * 0.05
    const y = vy + lots.between(-0.75, 1) * depth * (left ? 0.9 : 0.95)
    if (y < 0 || y > h || noise(x * 5, y * 5) < 0.02) continue
    const size = 0.012 + depth * 0.034
    // A drop-shaped flower hanging, a violet heart below.
    if (!isInside(within, x, y) || !isInside(within, x, y + size)) continue
    const red = {
      ramp: [c(0.36, 0.14, 20), c(0.47, 0.19, 20), c(0.58, 0.2, 22)],
      tone: lots.next() * 0.8 + (left ? 0 : 0.2),
      stray: 0.1,
      body: 1.5,
      wet: 0.08,
      dry: 0.2,
    }
    const lean = lots.bell() * size * 0.15
    put([x, y], [x + lean, y + size * 0.8], { ...red, width: size * 0.3 })
    put([x + lean, y + size * 0.55], [x + lean - size * 0.42, y + size * 1.3], {
      ...red,
      width: size * 0.26,
      bend: 0.12,
    })
    put([x + lean, y + size * 0.55], [x + lean + size * 0.42, y + size * 1.3], {
      ...red,
      width: size * 0.26,
      bend: -0.12,
    })
    if (lots.chance(0.6)) {
      put([x + lean, y + size * 0.85], [x + lean, y + size * 1.3], {
        ramp: [c(0.34, 0.12, 320)],
        width: size * 0.28,
        body: 1.5,
        wet: 0.05,
      })
    }
  }
  // Grass between the wheels, fallen flowers at the sides.
  lay({
    within: path('0.452 0.56, 0.462 0.56, 0.56 1.38, 0.37 1.38'),
    blocked: false,
    kept: false,
    ramp: LEAF,
    tone: 0.62,
    stray: 0.3,
    angle: UP,
    sway: 0.5,
    length: 0.055,
    width: 0.02,
    cover: 1.7,
    wet: 0.15,
    accent: c(0.62, 0.1, 110),
    accentShare: 0.15,
  })
  for (let at = 0; at < 70; at++) {
    const depth = lots.next() ** 0.7
    const [x, y] = [vx + 0.005 + lots.bell() * depth * 0.06, vy + 0.05 + depth * 0.8]
    put([x, y], [x + lots.bell() * 0.02 * depth, y - 0.012 - depth * 0.035], {
      ramp: LEAF,
      tone: lots.between(0.3, 1),
      width: 0.005 + depth * 0.01,
      body: 1.3,
      wet: 0.15,
    })
  }
  for (let at = 0; at < 26; at++) {
    const depth = lots.next() ** 0.6
    const side = lots.chance(0.5) ? -1 : 1
    const [x, y] = [vx + 0.02 + side * depth * lots.between(0.3, 0.42), vy + 0.05 + depth * 0.8]
    put([x, y], [x + 0.012 + depth * 0.015, y + 0.002], {
      ramp: [c(0.45, 0.17, 18)],
      width: 0.006 + depth * 0.008,
      body: 1.6,
      wet: 0.1,
    })
  }
  lose(path('0.42 0.56, 0.08 1.3'), { share: 0.5, length: 0.07, turn: 1.2 })
  lose(path('0.49 0.56, 0.86 1.3'), { share: 0.5, length: 0.07, turn: 1.2 })
})
