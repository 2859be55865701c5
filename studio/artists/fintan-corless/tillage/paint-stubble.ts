import { box, curve, oval, type Point } from '../../../painting/outline.ts'
import { c, onEasel, UP } from '../easel.ts'
import { treeline } from './motifs.ts'

/** Round bales on stubble, the sun nearly gone. */
export const paintStubble = onEasel({ ground: c(0.6, 0.09, 65), relief: 1.25 }, (easel) => {
  const { w, h, noise, lots, lay, put, follow } = easel
  lay({
    within: box(-0.03, -0.03, w + 0.03, 0.4),
    kept: false,
    ramp: [c(0.5, 0.05, 268), c(0.62, 0.05, 262), c(0.74, 0.045, 250), c(0.86, 0.05, 60), c(0.92, 0.06, 75)],
    tone: (x, y) => 0.1 + y * 1.9 + noise(x * 1.8, y * 4) * 0.55,
    angle: (x, y) => 0.15 + noise(x, y * 2) * 0.5,
    length: 0.18,
    width: 0.055,
    wet: 0.4,
  })
  lay({
    within: [
      ...curve([
        [-0.03, 0.33],
        [0.3, 0.3],
        [0.65, 0.345],
        [w + 0.03, 0.31],
      ]),
      [w + 0.03, 0.4],
      [-0.03, 0.4],
    ],
    ramp: [c(0.38, 0.045, 275), c(0.46, 0.05, 262), c(0.54, 0.05, 245)],
    stray: 0.25,
    angle: 0.03,
    length: 0.12,
    width: 0.03,
  })
  treeline(easel, 0.4, w + 0.03, 0.385, 0.04, 0.1)
  const gold = [c(0.47, 0.07, 60), c(0.6, 0.1, 72), c(0.73, 0.115, 80), c(0.85, 0.1, 88)]
  const rowAt = (x: number, y: number) => Math.atan2(y - 0.2, x - 0.1 + (y - 0.4) * 0.5)
  lay({
    within: box(-0.03, 0.385, w + 0.03, h + 0.06),
    ramp: gold,
    tone: (x, y) => 0.72 - (y - 0.4) * 0.35 + Math.sin(rowAt(x, y) * 46) * 0.3 + noise(x * 5, y * 5) * 0.25,
    stray: 0.12,
    angle: (x, y) => rowAt(x, y),
    sway: 0.06,
    length: 0.14,
    width: 0.026,
    cover: 2.8,
    wet: 0.18,
  })
  for (let at = 0; at < 160; at++) {
    const [x, y] = [lots.between(0, w), 0.42 + lots.next() ** 0.7 * 0.58]
    const size = 0.012 + (y - 0.4) * 0.05
    put([x, y], [x + size * 0.25, y - size], {
      ramp: [c(0.4, 0.06, 50), c(0.92, 0.08, 92)],
      tone: lots.next(),
      width: size * 0.24,
      body: 1.5,
      wet: 0.1,
      dry: 0.6,
    })
  }
  const bales = [
    [0.66, 0.445, 0.045],
    [0.86, 0.5, 0.066],
    [0.3, 0.53, 0.085],
    [0.63, 0.74, 0.165],
  ] as const
  for (const [x, y, size] of bales) {
    const long: Point[] = curve(
      [
        [x + size * 0.2, y + size * 0.75],
        [x + size * 2.4, y + size * 0.55],
        [x + size * 4.2, y + size * 0.8],
        [x + size * 2.6, y + size * 1.1],
        [x + size * 0.3, y + size * 1.1],
      ],
      { closed: true },
    )
    lay({
      within: long,
      ramp: [c(0.34, 0.05, 300), c(0.42, 0.05, 320)],
      angle: 0.02,
      length: size * 1.4,
      width: size * 0.28,
      wet: 0.25,
    })
    const side: Point[] = [
      ...curve([
        [x - size * 0.1, y - size],
        [x + size * 0.8, y - size * 0.93],
        [x + size * 1.25, y - size * 0.55],
        [x + size * 1.42, y + size * 0.1],
        [x + size * 1.2, y + size * 0.8],
        [x + size * 0.75, y + size * 1.02],
        [x - size * 0.1, y + size],
      ]),
    ]
    lay({
      within: side,
      ramp: [c(0.3, 0.055, 40), c(0.42, 0.075, 52), c(0.56, 0.095, 64), c(0.74, 0.1, 78)],
      tone: (px, py) => 0.75 - ((py - y) / size) * 0.6,
      stray: 0.14,
      angle: (px, py) => UP + ((px - x) / size) * 0.2 + ((py - y) / size) * 0.5,
      length: size * 0.7,
      width: size * 0.2,
      bend: 0.06,
      cover: 2.6,
      wet: 0.14,
    })
    const end = oval(x, y, size * 0.86, size, 0.05, 30)
    lay({
      within: end,
      ramp: [c(0.6, 0.1, 66), c(0.76, 0.12, 78), c(0.9, 0.1, 90)],
      tone: (px, py) => 0.62 - ((px - x + (py - y) * 0.8) / size) * 0.3,
      stray: 0.2,
      angle: (px, py) => Math.atan2(py - y, px - x) + Math.PI / 2,
      sway: 0.1,
      length: size * 0.5,
      width: size * 0.15,
      bend: 0.14,
      cover: 2.8,
      body: 1.3,
      wet: 0.12,
    })
    for (const ring of [0.3, 0.52, 0.75])
      follow(oval(x, y, size * 0.82 * ring, size * ring, 0, 36).slice(lots.below(14), lots.between(20, 34)), {
        ramp: [c(0.46, 0.08, 56), c(0.62, 0.09, 68)],
        stray: 0.3,
        length: size * 0.24,
        width: size * 0.05,
        wet: 0.25,
        dry: 0.6,
      })
  }
})
