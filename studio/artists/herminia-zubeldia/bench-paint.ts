import { type Etch, ground, hatch, type Point, scratch, stop, stopRound } from './needle.ts'

/** The workbench from above: a plate begun, needle, burnisher, dabber, a saucer of resin. */
export const etchBench: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.56)
  let lines = ''
  for (let board = 0; board < 4; board++) {
    const y = h * (0.12 + board * 0.26)
    lines +=
      scratch(
        lots,
        [
          [0, y],
          [w * 0.5, y + lots.bell() * 3],
          [w, y + 6],
        ],
        { width: 1.6, times: 2 },
      ) + hatch(lots, [0, y + 10, w, h * 0.2], { angle: 0.02, gap: 60, length: 190, depth: 0.85 })
  }
  const turned = (x: number, y: number, angle: number, points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [
      x + px * Math.cos(angle) - py * Math.sin(angle),
      y + px * Math.sin(angle) + py * Math.cos(angle),
    ])
  // The plate, and the shadow under its edge.
  const sheet: Point[] = [
    [-230, -165],
    [230, -165],
    [230, 165],
    [-230, 165],
  ]
  const plate = turned(w * 0.36, h * 0.47, -0.1, sheet)
  tones += stop(lots, turned(w * 0.36 + 14, h * 0.47 + 18, -0.1, sheet), 0.92) + stop(lots, plate, 0.03)
  const on = (points: readonly Point[]) => turned(w * 0.36, h * 0.47, -0.1, points)
  tones +=
    stop(
      lots,
      on([
        [-190, 20],
        [190, 26],
        [190, 130],
        [-190, 130],
      ]),
      0.34,
    ) +
    stop(
      lots,
      on([
        [-40, -120],
        [70, -110],
        [70, 10],
        [-40, 4],
      ]),
      0.12,
    ) +
    stop(
      lots,
      on([
        [-120, -40],
        [-100, -40],
        [-98, 96],
        [-118, 96],
      ]),
      0.85,
    ) +
    stop(
      lots,
      on([
        [-60, 30],
        [-44, 30],
        [-42, 96],
        [-58, 96],
      ]),
      0.85,
    ) +
    stop(
      lots,
      on([
        [-120, 20],
        [-44, 24],
        [-44, 40],
        [-120, 38],
      ]),
      0.85,
    )
  lines +=
    scratch(lots, [...plate, plate[0]!], { width: 1.6, times: 2 }) +
    scratch(
      lots,
      on([
        [-190, 22],
        [190, 26],
      ]),
      { width: 1.4 },
    ) +
    scratch(
      lots,
      on([
        [70, -110],
        [70, 10],
        [-40, 4],
      ]),
      { width: 1.2 },
    )
  lines += hatch(lots, [w * 0.4, h * 0.52, w * 0.12, h * 0.1], { angle: 1.1, gap: 16, length: 40 })
  // The needle, laid across the corner.
  tones +=
    stop(
      lots,
      turned(w * 0.57, h * 0.66, -0.72, [
        [-150, -7],
        [60, -9],
        [60, 9],
        [-150, 7],
      ]),
      0.9,
      { wobble: 1 },
    ) +
    stop(
      lots,
      turned(w * 0.57, h * 0.66, -0.72, [
        [60, -6],
        [120, -2],
        [190, 0],
        [120, 2],
        [60, 6],
      ]),
      0.1,
      { wobble: 0.6 },
    )
  lines += scratch(
    lots,
    turned(w * 0.57, h * 0.66, -0.72, [
      [60, 7],
      [120, 3],
      [190, 1],
    ]),
    { width: 1.3 },
  )
  // The burnisher.
  tones +=
    stop(
      lots,
      turned(w * 0.76, h * 0.8, 0.16, [
        [-160, -12],
        [-20, -15],
        [-20, 15],
        [-160, 12],
      ]),
      0.8,
      { wobble: 1 },
    ) +
    stop(
      lots,
      turned(w * 0.76, h * 0.8, 0.16, [
        [-20, -7],
        [60, -9],
        [140, -16],
        [156, -6],
        [120, 6],
        [60, 8],
        [-20, 7],
      ]),
      0.06,
      { wobble: 0.8 },
    )
  // The dabber and its shadow.
  tones +=
    stopRound(lots, [w * 0.8 + 12, h * 0.33 + 16], 104, 98, 0.9, 0.02) +
    stopRound(lots, [w * 0.8, h * 0.33], 104, 100, 0.97, 0.02) +
    stopRound(lots, [w * 0.8, h * 0.33], 58, 56, 0.72, 0.03) +
    stopRound(lots, [w * 0.8 - 6, h * 0.33 - 8], 26, 26, 0.4, 0.04)
  // A saucer of resin.
  tones +=
    stopRound(lots, [w * 0.11 + 8, h * 0.85 + 10], 92, 74, 0.88, 0.01) +
    stopRound(lots, [w * 0.11, h * 0.85], 92, 74, 0.05, 0.01) +
    stopRound(lots, [w * 0.11, h * 0.85], 66, 50, 0.44, 0.04)
  lines += scratch(
    lots,
    Array.from({ length: 25 }, (_, at): Point => [
      w * 0.11 + Math.cos(at * 0.262) * 80,
      h * 0.85 + Math.sin(at * 0.262) * 63,
    ]),
    { width: 1.1 },
  )
  const burnished = `<path d="M${w * 0.02} ${h * 0.05}L${w * 0.6} ${h * 0.02}" stroke="#fff" stroke-width="60" stroke-opacity="0.35"/><circle cx="${w * 0.8 - 40}" cy="${h * 0.33 - 44}" r="20" fill="#fff" fill-opacity="0.5"/>`
  return { tones, lines, burnished }
}
