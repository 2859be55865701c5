import { type Rgb, smoothstep } from '../../../painting/color.ts'
import type { Lots } from '../../../painting/lots.ts'
import { curve, type Outline, type Point, resample, ribbon } from '../../../painting/outline.ts'
import { c, type WetSheet } from '../sheet.ts'

export const INDIGO = c(0.5, 0.07, 255)

const SLATE = c(0.62, 0.04, 245)

export const SAP = c(0.6, 0.1, 128)

export const PINE = c(0.42, 0.07, 150)

/** How low a line lies at a place across, from a table. */
function levelOf(line: Outline): (x: number) => number {
  const left = (line[0] as Point)[0]
  const right = (line.at(-1) as Point)[0]
  const scale = 240 / (right - left)
  const levels = new Float32Array(242)
  for (let at = 0, next = 1; at < levels.length; at++) {
    const x = left + at / scale
    while (next < line.length - 1 && (line[next] as Point)[0] < x) next++
    const [[ax, ay], [bx, by]] = [line[next - 1] as Point, line[next] as Point]
    levels[at] = ay + ((by - ay) * (x - ax)) / (bx - ax || 1)
  }
  return (x) => levels[Math.min(Math.max(Math.round((x - left) * scale), 0), 241)]!
}

/** A brow with the round heads of tea bushes along it. */
function bushy(line: Outline, size: number, lots: Lots): Point[] {
  const edge: Point[] = []
  for (let at = 0; at < line.length;) {
    const step = Math.max(2, Math.round(lots.between(3, 8)))
    const from = line[at] as Point
    const to = line[Math.min(at + step, line.length - 1)] as Point
    const tall = size * lots.between(0.15, 1) * (lots.chance(0.2) ? 0.2 : 1)
    for (let part = 0; part < 6; part++) {
      const share = part / 6
      edge.push([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share - tall * Math.sqrt(Math.sin(Math.PI * share)),
      ])
    }
    at += step
  }
  edge.push(line.at(-1) as Point)
  return edge
}

/** One terrace: dark along its brow, washed out towards the one below. */
export function terrace(
  { wash, mark, lots, noise, w }: WetSheet,
  brow: readonly Point[],
  thick: number,
  color: Rgb,
  { load = 1, fade = (_: number): number => 1 } = {},
): void {
  const line = resample(curve(brow, { steps: 12 }), thick * 0.075)
  const level = levelOf(line)
  const size = thick * 0.3
  const edge = bushy(line, size, lots)
  wash(color, [[...edge, ...line.toReversed().map(([x, y]): Point => [x, y + thick])]], {
    second: c(0.72, 0.1, 112),
    run: (x, y) => ((y - level(x)) / thick) * 0.8,
    load: (x, y) => load * fade(x) * (1.15 - smoothstep(-0.1, 0.95, (y - level(x)) / thick) * 1.15),
    cloud: 0.5,
    cloudSize: 0.12,
    edge: 0.8,
    wobble: 0.002,
  })
  // Their shaded feet, dropped in while the wash was damp; then a few leaves with the point of the brush.
  const dark = line.map(([x, y]): Point => [x, y + size * (0.15 + noise(x * 9, y * 9) * 0.4)])
  const shaded = ribbon(dark, (share) => size * (0.3 + 0.45 * noise(share * line.length * 0.11, level(0) * 50)))
  wash(PINE, [shaded], {
    second: c(0.36, 0.06, 190),
    load: (x) => load * 0.8 * fade(x),
    edge: 0,
    soft: size * 0.12,
    wobble: size * 0.2,
    cloud: 0.9,
    cloudSize: 0.07,
  })
  const touches: Point[][] = []
  for (let x = (line[0] as Point)[0]; x < (line.at(-1) as Point)[0]; x += size * lots.between(0.6, 2.4)) {
    if (x < -0.05 || x > w + 0.05 || !lots.chance(fade(x) * 0.75)) continue
    const y = level(x) - size * lots.between(-0.4, 0.5)
    const long = size * lots.between(0.14, 0.34)
    touches.push(
      mark(
        [
          [x - long, y + long * 0.3],
          [x, y - long * 0.2],
          [x + long, y + long * 0.1],
        ],
        size * lots.between(0.06, 0.14),
      ),
    )
  }
  wash(c(0.34, 0.06, 155), touches, { load: (x) => load * 0.7 * fade(x), edge: 0, wobble: 0.002 })
}

/** How wide a streak of rain is along its way. */
const SWELL = [0.05, 0.35, 0.62, 0.86, 1, 0.82, 0.08]

/** Slanting rain: colour lifted in streaks, and a few that ran. */
export function rain({ lift, wash, lots, w, h }: WetSheet, count: number, slant: number, amount: number): void {
  // A drop begins thin, is widest late, and is never quite straight.
  const streak = (x: number, y: number, long: number, half: number): Point[] => {
    const bow = lots.between(-0.012, 0.012) * long
    const at = (share: number, side: number): Point => [
      x + slant * long * share + bow * Math.sin(share * Math.PI) + side * half * SWELL[Math.round(share * 6)]!,
      y + long * share,
    ]
    const shares = [0, 1, 2, 3, 4, 5, 6].map((step) => step / 6)
    return [...shares.map((share) => at(share, 1)), ...shares.toReversed().map((share) => at(share, -1))]
  }
  const fine = Array.from({ length: count }, () =>
    streak(
      lots.between(-0.1, w + 0.1),
      lots.between(-0.1, h * 0.92),
      lots.between(0.06, 0.22),
      lots.between(0.0006, 0.0018),
    ),
  )
  lift(fine, amount, 0.0012)
  const broad = Array.from({ length: Math.round(count / 9) }, () =>
    streak(lots.between(-0.1, w), lots.between(-0.1, h * 0.6), lots.between(0.25, 0.5), lots.between(0.004, 0.012)),
  )
  lift(broad, amount * 0.38, 0.008)
  const run = Array.from({ length: Math.round(count / 12) }, () =>
    streak(lots.between(0, w), lots.between(0, h * 0.7), lots.between(0.08, 0.2), lots.between(0.0012, 0.003)),
  )
  wash(SLATE, run, { load: 0.3, soft: 0.003, edge: 0 })
}

/** A picker under a straw hat, in four touches. */
export function picker({ wash, mark }: WetSheet, x: number, y: number, size: number, coat: Rgb): void {
  wash(
    coat,
    [
      curve(
        [
          [x - size * 0.3, y - size * 0.45],
          [x, y - size * 0.7],
          [x + size * 0.32, y - size * 0.42],
          [x + size * 0.36, y + size * 0.1],
          [x - size * 0.34, y + size * 0.1],
        ],
        { closed: true },
      ),
    ],
    { edge: 0.8, load: 1.2, wobble: 0.002 },
  )
  wash(
    c(0.74, 0.1, 80),
    [
      [
        [x - size * 0.5, y - size * 0.62],
        [x + size * 0.04, y - size * 1.08],
        [x + size * 0.55, y - size * 0.58],
        [x, y - size * 0.5],
      ],
    ],
    { second: c(0.55, 0.1, 55), edge: 0.9, load: 1.1, wobble: 0.0015 },
  )
  wash(
    c(0.5, 0.1, 50),
    [
      mark(
        [
          [x + size * 0.3, y - size * 0.2],
          [x + size * 0.6, y - size * 0.1],
          [x + size * 0.55, y + size * 0.1],
        ],
        size * 0.13,
      ),
    ],
    { load: 1, wobble: 0.001 },
  )
}
