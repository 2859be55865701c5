import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import { type Point, scratch, stop } from './needle.ts'

/** From a place in a room (right, up, away) to a place on the plate. */
export type Room = (x: number, y: number, z: number) => Point

interface Chair {
  room: Room
  at: [x: number, z: number]
  /** Turned by so many radians; 0 looks at us. */
  turn: number
  dark: number
  light: number
}

/** A rush-seated chair: four legs, a seat, a ladder back. */
export function drawChair(
  lots: Lots,
  { room, at: [cx, cz], turn, dark, light }: Chair,
): { tones: string; lines: string; plan: (x: number, z: number) => [number, number] } {
  let [tones, lines] = ['', '']
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const plan = (x: number, z: number): [number, number] => [cx + x * cos - z * sin, cz + x * sin + z * cos]
  const see = (x: number, y: number, z: number) => {
    const [px, pz] = plan(x, z)
    return room(px, y, pz)
  }
  const bar = (from: [number, number, number], to: [number, number, number], thick: number, depth: number) => {
    const [a, b] = [see(...from), see(...to)]
    const scale =
      Math.hypot(
        see(0.1, 0, 0)[0] - see(0, 0, 0)[0],
        see(0.1, 0, 0)[1] - see(0, 0, 0)[1],
        see(0, 0.1, 0)[1] - see(0, 0, 0)[1],
      ) * 10
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / length) * thick * scale * 0.5, (dx / length) * thick * scale * 0.5]
    return stop(
      lots,
      [
        [a[0] + nx, a[1] + ny],
        [b[0] + nx * 0.9, b[1] + ny * 0.9],
        [b[0] - nx * 0.9, b[1] - ny * 0.9],
        [a[0] - nx, a[1] - ny],
      ],
      depth,
      { wobble: 0.8, step: 12 },
    )
  }
  const legs: [number, number, number][] = [
    [-0.2, 0.45, 0.2],
    [0.2, 0.45, 0.2],
    [-0.22, 0.45, -0.2],
    [0.22, 0.45, -0.2],
  ]
  for (const [x, y, z] of legs) tones += bar([x, 0, z], [x * 0.96, y, z * 0.96], 0.042, dark)
  for (const y of [0.16, 0.27])
    tones += bar([-0.2, y, 0.2], [-0.22, y, -0.2], 0.022, dark) + bar([0.2, y, 0.2], [0.22, y, -0.2], 0.022, dark)
  tones += bar([-0.22, 0.2, -0.2], [0.22, 0.2, -0.2], 0.024, dark)
  const seat: Point[] = [see(-0.23, 0.46, -0.22), see(0.23, 0.46, -0.22), see(0.21, 0.46, 0.21), see(-0.21, 0.46, 0.21)]
  const under: Point[] = [
    see(-0.23, 0.46, -0.22),
    see(0.23, 0.46, -0.22),
    see(0.23, 0.42, -0.22),
    see(-0.23, 0.42, -0.22),
  ]
  tones += stop(lots, under, dark, { wobble: 0.8 }) + stop(lots, seat, light, { wobble: 0.8 })
  lines +=
    scratch(lots, [seat[0]!, seat[2]!], { width: 1 }) +
    scratch(lots, [seat[1]!, seat[3]!], { width: 1 }) +
    scratch(lots, [...seat, seat[0]!], { width: 1.3, times: 2 })
  tones +=
    bar([-0.2, 0.44, 0.2], [-0.205, 0.98, 0.27], 0.042, dark) + bar([0.2, 0.44, 0.2], [0.205, 0.98, 0.27], 0.042, dark)
  for (const y of [0.58, 0.74, 0.9])
    tones += bar([-0.2, y, 0.2 + (y - 0.45) * 0.13], [0.2, y, 0.2 + (y - 0.45) * 0.13], 0.058, dark)
  return { tones, lines, plan }
}
