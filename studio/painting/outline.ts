import { hypot } from './arithmetic.ts'
/** A place in units of the shorter side. */
export type Point = readonly [x: number, y: number]

/** A closed line around a shape, or an open one along it. */
export type Outline = readonly Point[]

/** How wide and high a picture is in units of its shorter side, the same whatever its number of pixels. */
export const sizeInUnits = ({ width, height, unit }: { width: number; height: number; unit: number }) => ({
  w: Math.round((width / unit) * 50) / 50,
  h: Math.round((height / unit) * 50) / 50,
})

/** Points as they are written down: `'0.1 0.4, 0.25 0.38'`. */
export const path = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(' ')
    return [Number(x), Number(y)]
  })

/** A smooth curve through all points, in so many steps between each two. */
export function curve(points: Outline, { closed = false, steps = 10 } = {}): Point[] {
  const count = points.length
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point
  const line: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      line.push([bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)])
    }
  }
  if (!closed) line.push(at(count - 1))
  return line
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** A round or oval shape. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0, count = 40): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  })
}

/** An upright box by two corners. */
export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** A ribbon along a line; `halfAt` is half its width from its start (0) to its end (1). */
export function ribbon(line: Outline, halfAt: (share: number) => number): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let at = 0; at < line.length; at++) {
    const before = line[Math.max(at - 1, 0)] as Point
    const after = line[Math.min(at + 1, line.length - 1)] as Point
    const [x, y] = line[at] as Point
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const half = halfAt(at / (line.length - 1)) / (hypot(dx, dy) || 1)
    left.push([x - dy * half, y + dx * half])
    right.push([x + dy * half, y - dx * half])
  }
  return [...left, ...right.toReversed()]
}

/** Turns, scales and moves a shape that was drawn around 0. */
export function place(shape: Outline, x: number, y: number, { turn = 0, size = 1, flip = false } = {}): Point[] {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return shape.map(([px, py]) => {
    const across = flip ? -px : px
    return [x + across * cos - py * sin, y + across * sin + py * cos]
  })
}

/** The same way with points at even distances; a closed one ends before it returns to its start. */
export function resample(line: Outline, distance: number, closed = false): Point[] {
  const way = closed ? [...line, line[0] as Point] : line
  const even: Point[] = [way[0] as Point]
  let rest = distance
  for (let at = 1; at < way.length; at++) {
    let [x, y] = way[at - 1] as Point
    const [endX, endY] = way[at] as Point
    let length = hypot(endX - x, endY - y)
    while (length >= rest && length > 0) {
      x += ((endX - x) * rest) / length
      y += ((endY - y) * rest) / length
      even.push([x, y])
      length -= rest
      rest = distance
    }
    rest -= length
  }
  if (closed && even.length > 3) even.pop()
  else if (!closed) even.push(way.at(-1) as Point)
  return even
}

/** Whether a place lies within a closed line. */
export function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [ax, ay] = outline[at] as Point
    const [bx, by] = outline[before] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
