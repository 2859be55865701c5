import type { Lots } from '../../painting/lots.ts'
import { type Point, scratch, stop, stopRound } from './needle.ts'

interface Moth {
  x: number
  y: number
  /** Half the span of its wings. */
  size: number
  turn?: number
  /** Depths of fore wing, hind wing, bands. */
  tones: [fore: number, hind: number, band: number]
  eyes?: boolean
  bands?: number
  isFeathered?: boolean
  fine?: boolean
}

const FORE: Point[] = [
  [0.04, -0.1],
  [0.3, -0.36],
  [0.68, -0.56],
  [0.98, -0.6],
  [1, -0.5],
  [0.88, -0.24],
  [0.72, -0.02],
  [0.44, 0.06],
  [0.08, 0.04],
]
const HIND: Point[] = [
  [0.06, 0],
  [0.4, 0.02],
  [0.66, 0.08],
  [0.72, 0.26],
  [0.62, 0.46],
  [0.42, 0.56],
  [0.22, 0.5],
  [0.08, 0.26],
]

/** A curve through points, as many steps apart. */
function round(points: readonly Point[], steps = 5): Point[] {
  const curve: Point[] = []
  for (let at = 0; at < points.length; at++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((by) => points[(at + by + points.length) % points.length]!) as [
      Point,
      Point,
      Point,
      Point,
    ]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const blend = (part: 0 | 1) =>
        0.5 *
        (2 * p1[part] +
          (p2[part] - p0[part]) * t +
          (2 * p0[part] - 5 * p1[part] + 4 * p2[part] - p3[part]) * t * t +
          (3 * p1[part] - p0[part] - 3 * p2[part] + p3[part]) * t * t * t)
      curve.push([blend(0), blend(1)])
    }
  }
  return curve
}

/** A moth as it lies under the lamp: two pairs of wings, a thick body, feelers; the two sides never quite alike. */
export function drawMoth(
  lots: Lots,
  { x, y, size, turn = 0, tones: [fore, hind, band], eyes = false, bands = 2, isFeathered = true, fine = true }: Moth,
): { tones: string; lines: string; burnished: string } {
  let [tones, lines, burnished] = ['', '', '']
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wobble = size * 0.006
  for (const side of [-1, 1]) {
    const [wide, tall] = [1 + lots.bell() * 0.03, 1 + lots.bell() * 0.04]
    const see = ([px, py]: Point): Point => {
      const [ax, ay] = [px * side * size * wide, py * size * tall]
      return [x + ax * cos - ay * sin, y + ax * sin + ay * cos]
    }
    const wing = (shape: readonly Point[], depth: number) =>
      stop(lots, round(shape).map(see), depth, { wobble, step: size * 0.04 })
    tones += wing(HIND, hind)
    tones += stop(
      lots,
      [
        [0.7, 0.2],
        [0.71, 0.3],
        [0.6, 0.46],
        [0.42, 0.56],
        [0.24, 0.5],
        [0.36, 0.46],
        [0.55, 0.36],
      ].map((point) => see(point as unknown as Point)),
      band,
      { wobble, step: size * 0.04 },
    )
    tones += wing(FORE, fore)
    for (let stripe = 0; stripe < bands; stripe++) {
      const at = 0.88 - stripe * 0.27
      const [from, to]: [Point, Point] = [
        [at + 0.02, -0.58 + stripe * 0.12],
        [at - 0.18, 0 + stripe * 0.02],
      ]
      const bend = 0.06 * (stripe % 2 ? 1 : -1)
      const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2]
      const thick = 0.035 + 0.02 * (stripe % 2)
      tones += stop(
        lots,
        [
          from,
          middle,
          to,
          [to[0] - thick, to[1]],
          [middle[0] - thick, middle[1]],
          [from[0] - thick, from[1] + 0.01],
        ].map((point) => see(point as Point)),
        stripe % 2 ? band : Math.min(band, 0.12),
        { wobble, step: size * 0.05 },
      )
    }
    if (eyes) {
      for (const [ex, ey, reach] of [
        [0.56, -0.26, 0.085],
        [0.44, 0.27, 0.095],
      ] as const) {
        const [px, py] = see([ex, ey])
        tones +=
          stopRound(lots, [px, py], size * reach, size * reach, 0.96, 0.03) +
          stopRound(lots, [px, py], size * reach * 0.7, size * reach * 0.68, 0.08, 0.03) +
          stopRound(lots, [px, py], size * reach * 0.46, size * reach * 0.46, 0.97, 0.03) +
          stopRound(
            lots,
            [px - size * reach * 0.15, py - size * reach * 0.2],
            size * reach * 0.12,
            size * reach * 0.12,
            0,
            0.03,
          )
      }
    }
    if (fine) {
      for (let vein = 0; vein < 8; vein++) {
        const share = vein / 7
        lines += scratch(
          lots,
          [see([0.08, -0.04]), see([0.5, -0.3 + share * 0.28]), see([0.96 - share * 0.34, -0.55 + share * 0.52])],
          { width: 0.9, wobble: 0.8 },
        )
        if (vein < 6)
          lines += scratch(lots, [see([0.1, 0.06]), see([0.66 - share * 0.4, 0.16 + share * 0.34])], {
            width: 0.8,
            wobble: 0.8,
          })
      }
      lines += scratch(lots, [...round(FORE).slice(0, 26), ...round(FORE).slice(26)].map(see), {
        width: 1.4,
        wobble: 0.7,
      })
    }
    const feeler: Point[] = [
      [0.03, -0.16],
      [0.12, -0.34],
      [0.27, -0.48],
    ]
    lines += scratch(lots, feeler.map(see), { width: fine ? 1.7 : 1, wobble: 0.5 })
    if (isFeathered && fine) {
      for (let barb = 0; barb < 16; barb++) {
        const share = barb / 16
        const [bx, by] = [0.04 + share * 0.22, -0.18 - share * 0.29]
        lines +=
          scratch(lots, [see([bx, by]), see([bx + 0.055 * (1 - share * 0.6), by - 0.006])], {
            width: 0.8,
            wobble: 0.3,
          }) +
          scratch(lots, [see([bx, by]), see([bx - 0.03 * (1 - share * 0.6), by - 0.045 * (1 - share * 0.6)])], {
            width: 0.8,
            wobble: 0.3,
          })
      }
    }
    const [ax, ay] = see([0.3, -0.16])
    const [bx, by] = see([0.7, -0.36])
    burnished += `<path d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}" stroke="#fff" stroke-width="${(size * 0.07).toFixed(1)}" stroke-opacity="0.45" stroke-linecap="round"/>`
  }
  const along = (py: number): Point => [x - py * size * sin, y + py * size * cos]
  const [thorax, belly, tail] = [along(-0.06), along(0.12), along(0.3)]
  tones +=
    stopRound(lots, tail, size * 0.06, size * 0.1, 0.8, 0.04) +
    stopRound(lots, belly, size * 0.085, size * 0.17, 0.9, 0.03) +
    stopRound(lots, thorax, size * 0.1, size * 0.12, 0.97, 0.05) +
    stopRound(lots, along(-0.18), size * 0.055, size * 0.05, 0.97, 0.03)
  if (fine)
    for (let ring = 0; ring < 6; ring++)
      lines += scratch(
        lots,
        [along(0.06 + ring * 0.05), along(0.07 + ring * 0.05)].map(
          ([px, py], end) => [px + (end ? 1 : -1) * size * 0.07, py] as Point,
        ),
        { width: 1.1, wobble: 0.4 },
      )
  return { tones, lines, burnished }
}
