import { BENCH } from './arrange-floor.ts'
import type { Hangable, Place } from './room.ts'

interface Point {
  x: number
  z: number
}

interface Furnished {
  width: number
  depth: number
  south: number
  bench: Point
  places: Place<Hangable>[]
}

const BEFORE_WALL = 1.4
const BESIDE_WORK = 0.25
/** What a person needs, from the middle. */
const ELBOW = 0.4

/** Where a visitor stands for the scale: at the label of a work that is seen from the entrance, or by the bench. */
export function placeFigure({ width, depth, south, bench, places }: Furnished): Point {
  const hung = (side: 'north' | 'east' | 'west') =>
    places.flatMap(({ wall, x, z, work }) => (wall === side ? [{ x, z, right: work.width / 2 + BESIDE_WORK }] : []))
  const far = hung('north').toSorted((one, other) => Math.abs(one.x) - Math.abs(other.x))
  // Behind the bench, seen from the entrance, it would have no legs.
  const isBesideBench = ({ x }: Point) => Math.abs(x - bench.x) > BENCH.width
  const spots = [
    ...far.map(({ x, right }) => ({ x: x + right, z: south + depth - BEFORE_WALL })).filter(isBesideBench),
    ...hung('east').map(({ z, right }) => ({ x: width / 2 - BEFORE_WALL, z: z - right })),
    ...hung('west').map(({ z, right }) => ({ x: BEFORE_WALL - width / 2, z: z + right })),
  ]
  const standing = places.flatMap((place) =>
    place.wall === 'floor' ? [{ ...place, width: place.plinth.side, depth: place.plinth.side }] : [],
  )
  const things = [{ ...bench, width: BENCH.width, depth: BENCH.length }, ...standing]
  const isFree = (spot: Point) => things.every((thing) => isApart(spot, thing))
  return spots.find(isFree) ?? { x: bench.x - BENCH.width / 2 - 2 * ELBOW, z: bench.z }
}

const isApart = (one: Point, { x, z, width, depth }: Point & { width: number; depth: number }): boolean =>
  Math.abs(one.x - x) > width / 2 + ELBOW || Math.abs(one.z - z) > depth / 2 + ELBOW
