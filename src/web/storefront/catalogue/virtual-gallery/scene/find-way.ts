import { isFree, isOpen, type Walkable } from './walkable.ts'

interface Point {
  x: number
  z: number
}

const BESIDE = 0.2
const HARDLY_BESIDE = 0.01
const ROUNDING = 0.4

/** The shortest way on foot from one point to another, around what stands and through the doors, its corners rounded. */
export function findWay(floor: Walkable, from: Point, to: Point): Point[] {
  if (isOpen(floor, from, to)) return [from, to]
  const points = [from, ...floor.obstacles.flatMap((area) => cornersOf(floor, area)), ...floor.doors, to]
  return roundCorners(floor, shortest(floor, points) ?? [from, to])
}

/** Points beside the corners of what stands in the way, with some air where there is any. */
function cornersOf(floor: Walkable, { west, east, south, north }: Walkable['obstacles'][number]): Point[] {
  const beside = (air: number) => [
    { x: west - air, z: south - air },
    { x: west - air, z: north + air },
    { x: east + air, z: south - air },
    { x: east + air, z: north + air },
  ]
  const close = beside(HARDLY_BESIDE)
  return beside(BESIDE).flatMap((point, at) => [point, close[at] ?? point].find((one) => isFree(floor, one)) ?? [])
}

/** Dijkstra's way from the first to the last of some points, along straight open lines. */
function shortest(floor: Walkable, points: Point[]): Point[] | undefined {
  const costs = points.map((_, at) => (at === 0 ? 0 : Infinity))
  const before = points.map(() => 0)
  const open = new Set(points.keys())
  const last = points.length - 1
  while (open.size > 0) {
    const here = [...open].reduce((best, one) => ((costs[one] ?? 0) < (costs[best] ?? 0) ? one : best))
    const cost = costs[here] ?? Infinity
    if (cost === Infinity) return undefined
    if (here === last) break
    open.delete(here)
    for (const there of open) {
      const total = cost + between(points[here], points[there])
      if (total >= (costs[there] ?? Infinity) || !isLine(floor, points[here], points[there])) continue
      costs[there] = total
      before[there] = here
    }
  }
  const way: number[] = []
  for (let at = last; at !== 0; at = before[at] ?? 0) way.unshift(at)
  return [0, ...way].flatMap((at) => points[at] ?? [])
}

const between = (one?: Point, other?: Point): number =>
  one && other ? Math.hypot(one.x - other.x, one.z - other.z) : Infinity

const isLine = (floor: Walkable, one?: Point, other?: Point): boolean => !!one && !!other && isOpen(floor, one, other)

/** Rounds a way off wherever there is room for it. */
function roundCorners(floor: Walkable, way: Point[]): Point[] {
  return way.flatMap((point, at) => {
    const [earlier, later] = [way[at - 1], way[at + 1]]
    if (!earlier || !later) return [point]
    const curve = curveAround(earlier, point, later)
    const isClear = curve.every((one, index) => isOpen(floor, curve[index - 1] ?? one, one))
    return isClear ? curve : [point]
  })
}

function curveAround(earlier: Point, corner: Point, later: Point): Point[] {
  const towards = (other: Point) => {
    const length = between(corner, other)
    const part = Math.min(ROUNDING, length / 2) / Math.max(length, 1e-6)
    return { x: corner.x + (other.x - corner.x) * part, z: corner.z + (other.z - corner.z) * part }
  }
  const [first, last] = [towards(earlier), towards(later)]
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    x: (1 - t) ** 2 * first.x + 2 * t * (1 - t) * corner.x + t ** 2 * last.x,
    z: (1 - t) ** 2 * first.z + 2 * t * (1 - t) * corner.z + t ** 2 * last.z,
  }))
}
