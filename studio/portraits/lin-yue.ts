import { Strands, VERMILION } from '../artists/lin-yue/strands.ts'
import type { Paint } from '../painter.ts'
import { clamp, smoothstep } from '../painting/color.ts'
import { curve } from '../painting/curves.ts'
import { distanceFrom } from './distance-from.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat } from './sitter.ts'

const [KNOT_X, KNOT_Y] = [0.8, 0.46]

/** Which way the hair is combed at a place: over the round of the head to the knot. */
function headingAt(x: number, y: number, lock: number): number {
  const [dx, dy] = [KNOT_X - x, KNOT_Y - y]
  const over = 0.75 * clamp(Math.hypot(dx, dy) * 1.7)
  return Math.atan2(dy, dx) + over * (1.5 * smoothstep(-0.08, 0.16, y - KNOT_Y) - 1) + lock * 0.1
}

/** The knot: three turns of hair, each before the last. */
function coil(sheet: Strands, x: number, y: number): void {
  for (const { dx, dy, wide, high, thick, lean } of [
    { dx: 0, dy: 0, wide: 0.075, high: 0.08, thick: 0.042, lean: -0.25 },
    { dx: 0.012, dy: -0.008, wide: 0.044, high: 0.048, thick: 0.036, lean: 0.5 },
    { dx: -0.006, dy: 0.004, wide: 0.016, high: 0.02, thick: 0.026, lean: -0.5 },
  ]) {
    const ring = (off: number, from: number, to: number) => {
      const points: number[] = []
      for (let at = 0; at <= 50; at++) {
        const turn = from + ((to - from) * at) / 50
        const [a, b] = [Math.cos(turn) * (wide + off * thick), Math.sin(turn) * (high + off * thick)]
        points.push(x + dx + a * Math.cos(lean) - b * Math.sin(lean), y + dy + a * Math.sin(lean) + b * Math.cos(lean))
      }
      return points
    }
    sheet.layer.clear(ring(0.97, 0, Math.PI * 2), 0.98)
    for (let strand = 0; strand < 380; strand++) {
      const off = sheet.lots.between(-1, 1)
      const from = sheet.lots.next() * Math.PI * 2
      const path = ring(off, from, from + sheet.lots.between(1.2, 3.4))
      const light = Math.exp(-(((off - 0.2) / 0.34) ** 2)) * (0.5 - 0.5 * Math.sin(from + 1.2))
      sheet.draw(path, {
        width: sheet.lots.between(0.0009, 0.002),
        ink: 0.3 + 2.6 * sheet.lots.next() ** (0.9 + light * 3),
        set: 0.25,
        lift: 0.35,
        dry: 0.1,
      })
    }
  }
}

/** A profile of which only the hair was drawn, and the rain around it; the face is the paper that was left. */
export const drawPortrait: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { noise, lots: own } = sheet
  const sitter = seat({
    parts: [sculptHead({ jaw: 0.88, nose: 0.92, brow: 0.7, lips: 1.1, neck: 0.84 }), withBun(0.05, 0.15, 1.25)],
    turn: -78,
    bow: 12,
    tall: 1.72,
    middle: [0.04, -0.2],
    light: [-0.5, 0.7, 0.5],
  })
  const covers = (x: number, y: number) => x > 0 && y > 0 && x < 1 && y < 1.25 && sitter.coverAt(x, y) > 0.5
  // Rain, or grass seen from above: strands that come down and stop at her, closer to each other where her face is.
  const far = distanceFrom(sitter.sight)
  for (let strand = 0; strand < 15_000; strand++) {
    const x = own.between(-0.03, 1.03)
    const from = own.between(-0.15, 1.24)
    const before = x < 0.62 ? 1 : 0.4
    const near = (0.1 + 0.9 * Math.exp(-far(x, clamp(from, 0, 1.24)) / 0.13)) * before
    if (own.next() > near) continue
    const length = own.between(0.05, 0.22) + 0.2 * (1 - near)
    const path: number[] = []
    for (let step = 0; step <= 40; step++) {
      const y = from + (length * step) / 40
      const px = x + 0.02 * noise(x * 3, y * 1.4) + 0.012 * (y - 0.6)
      if (covers(px, y)) {
        if (path.length > 8) break
        path.length = 0
        continue
      }
      path.push(px, y)
    }
    if (path.length < 12) continue
    sheet.draw(path, {
      width: own.between(0.0008, 0.0019),
      ink: 0.12 + 1.15 * near * own.next() ** 1.4,
      set: 0.06,
      lift: 0.06,
      dry: 0,
    })
  }
  // The hair, combed back to its knot.
  const [knotX, knotY] = [KNOT_X, KNOT_Y]
  const inHair = (x: number, y: number) => x > 0.01 && x < 0.99 && sitter.coverAt(x, y, 2) > 0.5
  for (let strand = 0; strand < 6500; strand++) {
    let [x, y] = [own.between(0.15, 0.95), own.between(0.05, 0.75)]
    if (!inHair(x, y)) continue
    const path: number[] = []
    const lock = noise(x * 8, y * 8)
    // Back to where the hairline is, then forward to the knot: whole strands, not pieces.
    for (let step = 0; step < 60; step++) {
      const turn = headingAt(x, y, lock)
      const [px, py] = [x - Math.cos(turn) * 0.006, y - Math.sin(turn) * 0.006]
      if (!inHair(px, py)) break
      ;[x, y] = [px, py]
    }
    for (let step = 0; step < 130 && inHair(x, y) && Math.hypot(knotX - x, knotY - y) > 0.07; step++) {
      path.push(x, y)
      const turn = headingAt(x, y, lock)
      x += Math.cos(turn) * 0.006
      y += Math.sin(turn) * 0.006
    }
    if (path.length < 14) continue
    const shine = (share: number) => 1 - 0.62 * Math.exp(-(((share - 0.4 - 0.15 * lock) / 0.15) ** 2))
    sheet.draw(path, {
      width: own.between(0.0009, 0.0022),
      ink: 0.25 + 2 * own.next() ** (1.8 - lock),
      set: 0.06,
      lift: 0.1,
      dry: -0.1,
      thin: shine,
    })
  }
  coil(sheet, knotX + 0.035, knotY)
  // A few that got away, and the pin.
  for (const [x, y, dx, dy, bend] of [
    [0.47, 0.6, -0.03, 0.16, 0.02],
    [0.66, 0.78, 0.03, 0.14, -0.015],
    [0.7, 0.77, 0.06, 0.12, 0.02],
    [0.3, 0.22, -0.07, 0.12, -0.03],
  ] as const) {
    sheet.draw(curve([x, y, x + dx * 0.5 + bend, y + dy * 0.5, x + dx, y + dy], 40), {
      width: 0.0012,
      ink: 1.6,
      set: 0.2,
      lift: 0.8,
    })
  }
  sheet.tint(curve([0.9, 0.375, 0.935, 0.325, 0.965, 0.28], 20), VERMILION, {
    width: 0.011,
    ink: 3,
    set: 0.05,
    lift: 0.05,
    dry: 0.1,
  })
  sheet.tint(curve([0.752, 0.575, 0.735, 0.6, 0.71, 0.635], 20), VERMILION, {
    width: 0.009,
    ink: 3,
    set: 0.05,
    lift: 0.5,
    dry: 0.2,
  })
  sheet.finish()
}
