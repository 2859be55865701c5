import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onEasel } from '../easel.ts'

/** Three punts lying on the mud, looked down on from the quay. */
export const paintPunts = onEasel(
  { ground: c(0.55, 0.05, 70), relief: 1 },
  ({ w, h, noise, lots, lay, follow, put }) => {
    const mud = [c(0.38, 0.025, 60), c(0.48, 0.025, 75), c(0.57, 0.025, 95), c(0.68, 0.02, 150)]
    lay({
      within: box(-0.03, -0.03, w + 0.03, h + 0.03),
      kept: false,
      ramp: mud,
      tone: (x, y) => 0.62 - y * 0.3 + noise(x * 2.5, y * 5) * 0.6,
      angle: (x, y) => 0.25 + noise(x * 1.5, y * 1.5) * 0.5,
      length: 0.16,
      width: 0.045,
      cover: 2.3,
      wet: 0.4,
    })
    const channel: Point[] = [
      ...curve([
        [-0.02, 0.2],
        [0.4, 0.1],
        [0.8, 0.14],
        [1.1, 0.07],
        [w + 0.02, 0.1],
      ]),
      ...curve([
        [w + 0.02, 0.2],
        [1.05, 0.19],
        [0.75, 0.26],
        [0.35, 0.2],
        [-0.02, 0.34],
      ]),
    ]
    lay({
      within: channel,
      ramp: [c(0.6, 0.05, 230), c(0.78, 0.04, 215), c(0.93, 0.02, 150)],
      tone: (x) => 0.5 + noise(x * 4, 2) * 0.8,
      angle: (x) => Math.sin(x * 5) * 0.2,
      length: 0.14,
      width: 0.03,
      cover: 2.6,
      wet: 0.2,
    })
    const boats = [
      {
        x: 0.2,
        y: 0.6,
        turn: -0.75,
        size: 1.12,
        ramp: [c(0.38, 0.05, 240), c(0.52, 0.06, 232), c(0.7, 0.05, 220), c(0.84, 0.03, 200)],
      },
      { x: 0.68, y: 0.52, turn: -1.15, size: 0.92, ramp: [c(0.74, 0.02, 100), c(0.86, 0.02, 95), c(0.95, 0.02, 95)] },
      {
        x: 1.12,
        y: 0.82,
        turn: -1.5,
        size: 1.2,
        ramp: [c(0.36, 0.07, 30), c(0.47, 0.11, 35), c(0.58, 0.12, 44), c(0.75, 0.07, 60)],
      },
    ]
    for (const { x, y, turn, size, ramp } of boats) {
      const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
      const at = (px: number, py: number): Point => [x + px * cos - py * sin, y + px * sin + py * cos]
      const shape = (grow: number) =>
        curve(
          [
            at(-0.25 * grow, -0.085 * grow),
            at(0, -0.125 * grow),
            at(0.17 * grow, -0.08 * grow),
            at(0.3 * grow, 0),
            at(0.17 * grow, 0.08 * grow),
            at(0, 0.125 * grow),
            at(-0.25 * grow, 0.085 * grow),
          ],
          { closed: true, steps: 6 },
        )
      const shade = shape(1).map(([px, py]): Point => [px + 0.07, py + 0.05])
      lay({
        within: shade,
        ramp: [c(0.25, 0.04, 280), c(0.33, 0.04, 270)],
        angle: 0.6,
        length: 0.1,
        width: 0.035,
        wet: 0.25,
      })
      lay({
        within: shape(1),
        ramp,
        tone: (px, py) => 0.5 - ((px - x) * 0.9 + (py - y) * 0.5) * 3.2,
        stray: 0.15,
        angle: turn,
        length: 0.12,
        width: 0.03,
        body: 1.2,
        wet: 0.1,
      })
      lay({
        within: shape(0.84),
        ramp: [c(0.24, 0.03, 40), c(0.36, 0.045, 55), c(0.52, 0.055, 70), c(0.68, 0.05, 80)],
        tone: (px, py) => 0.42 + ((px - x) * 0.9 + (py - y) * 0.5) * 3.6 + noise(px * 9, py * 9) * 0.3,
        angle: turn,
        length: 0.1,
        width: 0.028,
        wet: 0.2,
      })
      follow([...shape(0.98), shape(0.98)[0] as Point], {
        ramp,
        tone: (px, py) => 0.8 - ((px - x) * 0.9 + (py - y) * 0.5) * 3,
        length: 0.1,
        width: 0.015,
        body: 1.6,
        wet: 0.12,
        dry: 0.6,
      })
      for (const seat of [-0.13, 0.02, 0.15]) {
        const half = 0.1 - Math.max(0, seat) * 0.35
        put(at(seat, half), at(seat, -half), {
          ramp: [c(0.56, 0.05, 70), c(0.78, 0.04, 85)],
          tone: lots.next(),
          width: 0.034 * size,
          body: 1.4,
          wet: 0.2,
        })
      }
    }
    const rope = { ramp: [c(0.85, 0.05, 90)], length: 0.12, width: 0.008, body: 2, wet: 0.06 }
    follow(curve(path('0.41 0.37, 0.5 0.5, 0.46 0.78, 0.55 1.03')), rope)
    follow(curve(path('0.79 0.27, 0.9 0.36, 0.86 0.7, 0.78 1.03')), rope)
    follow(curve(path('1.14 0.46, 1.08 0.33, 1.17 0.2')), rope)
    // Ribs of weed and standing water.
    for (let at = 0; at < 46; at++) {
      const [x, y] = [lots.between(0, w), lots.between(0.28, 1)]
      if (noise(x * 3, y * 3) < 0.02) continue
      put([x, y], [x + lots.between(0.03, 0.1), y + 0.02], {
        ramp: [c(0.3, 0.05, 120), c(0.8, 0.03, 210)],
        tone: lots.chance(0.4) ? 1 : 0,
        width: lots.between(0.008, 0.016),
        body: 1.2,
        wet: 0.4,
        dry: 0.8,
      })
    }
  },
)
