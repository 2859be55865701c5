import type { Paint } from '../../painter.ts'
import { curve } from '../../painting/curves.ts'
import { Strands, VERMILION } from './strands.ts'

/** A head from behind, all its hair drawn up into a knot and held by one pin; the neck is only paper. */
export const paintOnePin: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { noise } = sheet
  const [headX, headY, bunX, bunY] = [0.43, 0.69, 0.5, 0.3]
  for (let strand = 0; strand < 1900; strand++) {
    const turn = Math.PI * sheet.lots.between(-0.13, 1.13)
    const lock = noise(turn * 7, 3)
    const down = Math.sin(turn)
    // The hairline: lower at the sides of the neck than in its middle.
    const nape = 0.235 + 0.055 * Math.cos(turn * 4 - Math.PI * 2) * Math.max(0, down) ** 3
    const [x, y] = [headX + Math.cos(turn) * 0.292, headY - 0.03 + down * (down > 0 ? nape : 0.2)]
    const [endX, endY] = [bunX + Math.cos(turn) * 0.11, bunY + 0.1 + 0.045 * down]
    const side = Math.cos(turn)
    const path = curve(
      [
        x,
        y,
        x + (endX - x) * 0.22 + side * 0.035,
        y + (endY - y) * 0.3,
        x + (endX - x) * 0.58 + side * 0.04 + lock * 0.012,
        y + (endY - y) * 0.68,
        endX,
        endY,
      ],
      60,
    )
    const from = sheet.lots.chance(0.5) ? 0 : Math.floor(sheet.lots.between(0, 0.6) * 60)
    const shine = (share: number) =>
      1 - 0.75 * Math.exp(-(((from / 60 + share * (1 - from / 60) - 0.42 - 0.06 * lock) / 0.14) ** 2))
    sheet.draw(path.slice(from * 2), {
      width: sheet.lots.between(0.0009, 0.0023),
      ink: 0.5 + 3.2 * sheet.lots.next() ** (1.7 - lock),
      set: from === 0 ? 0.45 : 0.2,
      lift: 0.12,
      dry: -0.3,
      thin: shine,
    })
  }
  const coils = [
    { dx: 0, dy: 0, wide: 0.14, high: 0.11, thick: 0.062, lean: -0.25 },
    { dx: -0.028, dy: -0.012, wide: 0.085, high: 0.07, thick: 0.058, lean: 0.5 },
    { dx: 0.022, dy: 0.008, wide: 0.038, high: 0.026, thick: 0.038, lean: -0.5 },
  ]
  for (const { dx, dy, wide, high, thick, lean } of coils) {
    const ring = (off: number, from: number, to: number) => {
      const points: number[] = []
      for (let at = 0; at <= 70; at++) {
        const turn = from + ((to - from) * at) / 70
        const [a, b] = [Math.cos(turn) * (wide + off * thick), Math.sin(turn) * (high + off * thick)]
        points.push(
          bunX + dx + a * Math.cos(lean) - b * Math.sin(lean),
          bunY + dy + a * Math.sin(lean) + b * Math.cos(lean),
        )
      }
      return points
    }
    sheet.layer.clear(ring(0.97, 0, Math.PI * 2), 0.98)
    for (let strand = 0; strand < 460; strand++) {
      const off = sheet.lots.between(-1, 1)
      const from = sheet.lots.next() * Math.PI * 2
      const path = ring(off + 0.1 * sheet.lots.bell(), from, from + sheet.lots.between(1.2, 3.6))
      for (let at = 0; at < path.length; at++) path[at]! += noise(at * 0.04, off * 9) * 0.006
      const light = Math.exp(-(((off - 0.2) / 0.34) ** 2)) * (0.5 - 0.5 * Math.sin(from + 1.2))
      sheet.draw(path, {
        width: sheet.lots.between(0.0009, 0.0024),
        ink: 0.3 + 3.7 * sheet.lots.next() ** (0.9 + light * 3.2),
        set: 0.25,
        lift: 0.35,
        dry: 0.1,
      })
    }
  }
  for (const [x, y, dx, dy, bend] of [
    [0.4, 0.9, -0.03, 0.085, 0.012],
    [0.44, 0.905, 0.02, 0.07, -0.01],
    [0.52, 0.885, 0.045, 0.08, 0.014],
    [0.69, 0.62, 0.06, 0.17, 0.035],
    [0.17, 0.64, -0.045, 0.2, -0.03],
  ] as const) {
    sheet.draw(curve([x, y, x + dx * 0.5 + bend, y + dy * 0.5, x + dx, y + dy], 40), {
      width: 0.0013,
      ink: 1.5,
      set: 0.2,
      lift: 0.8,
    })
  }
  // The pin goes in on the left and comes out on the right; between, the hair hides it.
  sheet.tint(curve([0.1, 0.155, 0.2, 0.196, 0.316, 0.243], 30), VERMILION, {
    width: 0.0125,
    ink: 3,
    set: 0.03,
    lift: 0.02,
    dry: 0.1,
  })
  sheet.tint(curve([0.702, 0.4, 0.79, 0.436, 0.9, 0.482], 30), VERMILION, {
    width: 0.0105,
    ink: 3,
    set: 0.02,
    lift: 0.5,
    dry: 0.2,
  })
  sheet.finish()
}
