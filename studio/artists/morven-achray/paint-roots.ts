import { hypot } from '../../painting/arithmetic.ts'
import { curve } from '../../painting/curves.ts'
import { createNoise } from '../../painting/noise.ts'
import type { Hand } from './hand.ts'
import { leader, measure, note } from './paper.ts'
import { drawBulb, drawHairs, drawRoot, growRoot } from './roots.ts'
import { type Drawing, drawSheet } from './sheets.ts'

/** The line of the ground, and the short strokes of what grows on it. */
function ground({ pencil, width }: Drawing, y: number): void {
  pencil.line(curve([0.03, y, width * 0.3, y - 0.006, width * 0.7, y + 0.004, width - 0.03, y - 0.002], 60), 0.5, {
    load: 0.7,
  })
}

/** Cut leaf stalks above a root's crown. */
function crown(hand: Hand, x: number, y: number, size: number, stalks: number): void {
  for (let stalk = 0; stalk < stalks; stalk++) {
    const lean = (stalk / (stalks - 1) - 0.5) * 1.5 + hand.lots.bell() * 0.1
    const far = size * hand.lots.between(1.3, 2.9)
    const path = curve(
      [x + lean * size * 0.3, y, x + lean * size * 0.55, y - far * 0.5, x + lean * size * 1.1, y - far],
      16,
    )
    hand.solid(path, (share) => size * (0.17 - 0.06 * share), { weight: 1, hatch: 0.9 })
  }
}

/** A taproot that met a stone and forked; the stone is not drawn. */
export const paintForkedOnAStone = drawSheet({
  point: 'ink',
  fine: 0.0019,
  torn: 'right',
  pins: [
    [0.05, 0.03],
    [0.9, 0.028],
  ],
  draw: (drawing) => {
    const { hand, pencil, height } = drawing
    const noise = createNoise(hand.lots.below(1e9))
    const [x, y] = [0.38, height * 0.17]
    ground(drawing, y + 0.01)
    // Both arms bend around the stone that is not there any more.
    const right = curve(
      [
        0.4,
        height * 0.33,
        0.5,
        height * 0.42,
        0.58,
        height * 0.52,
        0.575,
        height * 0.64,
        0.5,
        height * 0.74,
        0.49,
        height * 0.84,
      ],
      90,
    )
    const left = curve(
      [
        x,
        y,
        0.385,
        height * 0.26,
        0.375,
        height * 0.36,
        0.3,
        height * 0.46,
        0.262,
        height * 0.58,
        0.3,
        height * 0.7,
        0.37,
        height * 0.78,
        0.4,
        height * 0.93,
      ],
      120,
    )
    const stone = { x: 0.43, y: height * 0.58 }
    const steer = (px: number, py: number) => {
      const away = hypot(px - stone.x, py - stone.y)
      return away > 0.17 ? 0 : (px > stone.x ? -1 : 1) * (0.17 - away) * 160
    }
    const kind = { x, y, heading: 1.57, length: 0.9, orders: 2, wander: 0.55, steer }
    drawRoot(hand, { ...kind, path: right, radius: 0.019, branches: 26, taper: 0.9 }, noise)
    drawRoot(hand, { ...kind, path: left, radius: 0.046, branches: 24, taper: 1.15 }, noise)
    crown(hand, x, y + 0.008, 0.05, 6)
    note(pencil, 0.7, height * 0.5, { lines: 3, length: 0.16 })
    leader(pencil, 0.695, height * 0.495, 0.45, height * 0.57)
    measure(pencil, 0.07, height * 0.17, height * 0.7, { ticks: 30 })
  },
})

/** A bulb and its two offsets on a small sheet, roots like rain. */
export const paintMotherAndTwo = drawSheet({
  point: 'ink',
  fine: 0.0027,
  tone: [0.945, 0.02, 88],
  torn: 'left',
  pins: [[0.93, 0.035]],
  draw: ({ hand, pencil, height }) => {
    const noise = createNoise(hand.lots.below(1e9))
    const rain = (x: number, y: number, spread: number, count: number, length: number) => {
      for (let root = 0; root < count; root++) {
        const off = (root / (count - 1) - 0.5) * 2
        const grown = {
          x: x + off * spread,
          y: y - Math.abs(off) * spread * 0.2,
          heading: 1.57 - off * 0.75,
          radius: 0.002,
          length: length * hand.lots.between(0.6, 1.1),
          orders: 0,
          wander: 0.75,
          fall: 1.5,
        }
        const path = growRoot(hand, grown, noise)
        hand.line(path, hand.lots.between(0.8, 1.6), { start: 0.02, end: 0.8 })
        if (root % 4 === 0) drawHairs(hand, path, 0.014, 36)
      }
    }
    const foot = height * 0.6
    rain(0.63, foot, 0.075, 30, height * 0.3)
    rain(0.4, foot + 0.02, 0.03, 9, height * 0.17)
    rain(0.845, foot - 0.09, 0.016, 6, height * 0.1)
    drawBulb(hand, { x: 0.4, y: foot + 0.03, size: 0.085, tilt: -0.32, skins: 10, neck: 1.3 })
    drawBulb(hand, { x: 0.845, y: foot - 0.085, size: 0.04, tilt: 0.42, skins: 7, neck: 1.9 })
    drawBulb(hand, { x: 0.63, y: foot + 0.005, size: 0.17, tilt: 0.07, skins: 19, neck: 1.35 })
    note(pencil, 0.1, height * 0.1, { lines: 2, length: 0.2, size: 0.0105 })
    note(pencil, 0.1, height * 0.88, { lines: 1, length: 0.14, size: 0.0095 })
  },
})

/** Everything below one blade of grass, on a sheet taller than a person. */
export const paintBelowOneBlade = drawSheet({
  point: 'ink',
  fine: 0.00125,
  grain: 800,
  pins: [
    [0.03, 0.012],
    [0.97, 0.012],
    [0.03, 0.988],
    [0.97, 0.988],
  ],
  torn: 'bottom',
  draw: (drawing) => {
    const { hand, pencil, height } = drawing
    const noise = createNoise(hand.lots.below(1e9))
    const [x, y] = [0.64, height * 0.15]
    ground(drawing, y)
    const roots = 31
    for (let root = 0; root < roots; root++) {
      const off = (((root * 7) % roots) / (roots - 1) - 0.5) * 2
      drawRoot(
        hand,
        {
          x: x + off * 0.012,
          y: y + 0.006,
          heading: 1.57 - off * 1.25,
          radius: 0.0034 * hand.lots.between(0.55, 1.15),
          length: height * (0.8 - 0.25 * Math.abs(off)) * hand.lots.between(0.45, 1.05),
          orders: 2,
          branches: 17,
          wander: 0.34,
          fall: 1,
          weight: 1.9,
        },
        noise,
      )
    }
    for (let blade = 0; blade < 5; blade++) {
      const lean = (blade - 1.6) * 0.035
      const path = curve(
        [x + (blade - 2) * 0.004, y + 0.006, x + lean * 0.35, y - 0.07, x + lean * 1.5, y - (blade === 1 ? 0.16 : 0.1)],
        26,
      )
      hand.solid(path, (share) => 0.0036 * (1 - share) + 0.0005, { weight: 1.1, hatch: 0.8 })
    }
    note(pencil, 0.07, height * 0.085, { lines: 3, length: 0.15, size: 0.0048 })
    measure(pencil, 0.05, y, height * 0.78, { ticks: 60 })
  },
})
