import type { Lots } from '../../painting/lots.ts'
import { drawChair, type Room } from './chair.ts'
import { type Etch, ground, hatch, type Point, scratch, stop } from './needle.ts'

const createRoom =
  (w: number, h: number, { eye = 1.3, focal = 1.1, horizon = 0.42, middle = 0.5 } = {}): Room =>
  (x, y, z) => [w * middle + ((x * focal) / z) * 1000, h * horizon + (((eye - y) * focal) / z) * 1000]

const floorboards = (lots: Lots, room: Room, from: number, to: number, near: number, far: number, gap: number) => {
  let lines = ''
  for (let x = from; x < to; x += gap)
    lines += scratch(lots, [room(x, 0, near), room(x + lots.bell() * 0.01, 0, far)], { width: 1.1, depth: 0.85 })
  return lines
}

/** Morning: a window has laid its light on floor and wall; a chair stands beside it, not in it. */
export const etchMorning: Etch = (lots, w, h) => {
  const room = createRoom(w, h, { horizon: 0.36, focal: 1.15 })
  let tones = ground(w, h, 0.45)
  const wall = room(0, 0, 4)[1]
  tones += stop(
    lots,
    [
      [0, wall],
      [w, wall + 4],
      [w, h],
      [0, h],
    ],
    0.68,
  )
  tones += stop(lots, [room(0.1, 2.1, 4), room(1, 2.25, 4), room(1, 0.75, 4), room(0.1, 0.6, 4)], 0.02, { wobble: 1.4 })
  tones += stop(lots, [room(-0.3, 0, 2.5), room(0.75, 0, 2.6), room(0.9, 0, 3.6), room(-0.1, 0, 3.5)], 0.02, {
    wobble: 1.4,
  })
  for (const [[x1, y1], [x2, y2], thick] of [
    [room(0.55, 2.2, 4), room(0.55, 0.65, 4), [7, 0]],
    [room(0.1, 1.35, 4), room(1, 1.5, 4), [0, 6]],
  ] as const) {
    const [dx, dy] = thick
    const bar: Point[] = [
      [x1 - dx, y1 - dy],
      [x2 - dx, y2 - dy],
      [x2 + dx, y2 + dy],
      [x1 + dx, y1 + dy],
    ]
    tones += stop(lots, bar, 0.45, { wobble: 1 })
  }
  tones += stop(lots, [room(-1.02, 0, 2.88), room(-0.55, 0, 2.7), room(-1.5, 0, 2.3), room(-2.2, 0, 2.45)], 0.9, {
    wobble: 1.5,
  })
  const chair = drawChair(lots, { room, at: [-0.78, 2.9], turn: 0.55, dark: 0.97, light: 0.55 })
  const lines =
    floorboards(lots, room, -3.4, 3.6, 1.9, 4, 0.34) +
    scratch(
      lots,
      [
        [0, wall],
        [w, wall + 4],
      ],
      { width: 1.6, times: 2 },
    ) +
    hatch(lots, [0, 0, w * 0.3, wall], { angle: 1.1, gap: 34, length: 90, depth: 0.8 })
  return {
    tones: tones + chair.tones,
    lines: lines + chair.lines,
    burnished: `<path d="M${w * 0.12} ${h * 0.2}L${w * 0.3} ${h * 0.5}" stroke="#fff" stroke-width="60" stroke-opacity="0.25"/>`,
  }
}

/** Through a door and another door: the chair is in the room after next. */
export const etchEnfilade: Etch = (lots, w, h) => {
  const room = createRoom(w, h, { horizon: 0.52, eye: 1.45, focal: 1.35, middle: 0.44 })
  let tones = ground(w, h, 0.95)
  let lines = ''
  const doors = [
    { z: 2.6, from: -0.75, to: 0.6, floor: 0.72, wall: 0.62 },
    { z: 4.6, from: -0.45, to: 0.62, floor: 0.4, wall: 0.34 },
    { z: 6.8, from: -0.3, to: 0.75, floor: 0.03, wall: 0.05 },
  ]
  for (const [at, { z, from, to, floor, wall }] of doors.entries()) {
    const next = doors[at + 1]
    const frame: Point[] = [room(from, 2.25, z), room(to, 2.25, z), room(to, 0, z), room(from, 0, z)]
    tones += stop(lots, frame, wall, { wobble: 1.6 })
    const far = next?.z ?? 8.6
    const [edgeLeft, edgeRight] = [Math.max(from - 0.6, (from * far) / z), Math.min(to + 0.6, (to * far) / z)]
    tones += stop(lots, [room(from, 0, z), room(to, 0, z), room(edgeRight, 0, far), room(edgeLeft, 0, far)], floor, {
      wobble: 1.4,
    })
    lines += scratch(lots, [frame[3]!, frame[0]!, frame[1]!, frame[2]!], { width: 2, times: 2 })
    lines += scratch(lots, [room(from, 0, z), room(edgeLeft, 0, far)], { width: 1.2 })
    if (at < 2)
      lines += hatch(lots, [frame[0]![0], frame[0]![1], frame[1]![0] - frame[0]![0], 60], {
        angle: 0.2,
        gap: 22,
        length: 40,
        depth: 0.9,
      })
  }
  tones += stop(lots, [room(0.2, 0, 7.9), room(0.5, 0, 7.8), room(0.1, 0, 7), room(-0.3, 0, 7)], 0.55, { wobble: 1 })
  const chair = drawChair(lots, { room, at: [0.32, 7.9], turn: -0.6, dark: 0.96, light: 0.4 })
  lines += hatch(lots, [w * 0.72, h * 0.1, w * 0.26, h * 0.8], { angle: 1.5, gap: 30, length: 150, depth: 1 })
  const burnished = `<path d="M${w * 0.3} ${h * 0.93}L${w * 0.5} ${h * 0.8}" stroke="#fff" stroke-width="30" stroke-opacity="0.35"/>`
  return { tones: tones + chair.tones, lines: lines + chair.lines, burnished }
}

/** Under the stairs, where a chair waits for whoever ties their shoes. */
export const etchStairs: Etch = (lots, w, h) => {
  const room = createRoom(w, h, { horizon: 0.46, eye: 1.4, focal: 1.25, middle: 0.44 })
  let tones = ground(w, h, 0.14)
  let lines = ''
  const wall = room(0, 0, 4)[1]
  tones += stop(
    lots,
    [
      [0, wall],
      [w, wall],
      [w, h],
      [0, h],
    ],
    0.4,
  )
  const steps = 10
  const outline: Point[] = []
  for (let step = 0; step < steps; step++) {
    const [x, y] = [w * 0.08 + step * w * 0.1, h * 0.84 - step * h * 0.088]
    outline.push([x, y], [x, y - h * 0.088])
  }
  tones += stop(lots, [...outline, [w * 1.05, 0], [w * 1.05, h * 0.2], [w * 0.3, h * 0.84]], 0.74, { wobble: 1.4 })
  tones += stop(
    lots,
    [
      [w * 0.3, h * 0.84],
      [w * 1.05, h * 0.2],
      [w * 1.05, wall + 3],
      [w * 0.36, wall + 3],
    ],
    0.96,
    { wobble: 1.6 },
  )
  tones += stop(
    lots,
    [
      [w * 0.36, wall + 2],
      [w * 1.05, wall],
      [w * 1.05, h * 0.93],
      [w * 0.5, h * 0.9],
    ],
    0.82,
    { wobble: 1.8 },
  )
  lines += scratch(lots, outline, { width: 1.8, times: 2 })
  lines += scratch(
    lots,
    [
      [w * 0.02, h * 0.56],
      [w * 0.6, h * 0.05],
    ],
    { width: 3.4, times: 2 },
  )
  for (let post = 0; post < 6; post++) {
    const share = post / 6
    lines += scratch(
      lots,
      [
        [w * (0.1 + share * 0.5), h * (0.49 - share * 0.44)],
        [w * (0.11 + share * 0.5), h * (0.77 - share * 0.44)],
      ],
      { width: 1.6 },
    )
  }
  const chair = drawChair(lots, { room, at: [0.98, 3.3], turn: 0.9, dark: 0.35, light: 0.05 })
  lines +=
    hatch(lots, [w * 0.5, h * 0.5, w * 0.5, h * 0.3], { angle: 1.3, gap: 40, length: 110, depth: 1 }) +
    hatch(lots, [0, wall + 20, w * 0.4, h * 0.16], { angle: 0.04, gap: 40, length: 120, depth: 0.8 })
  return { tones: tones + chair.tones, lines: lines + chair.lines }
}
