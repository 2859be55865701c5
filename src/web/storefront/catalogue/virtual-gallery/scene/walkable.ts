import { BENCH } from '../arrange-floor.ts'
import { DOOR, WALL_THICKNESS } from '../hanging-rule.ts'
import type { Hangable, Room } from '../room.ts'

interface Point {
  x: number
  z: number
}

/** A part of the floor plan; metres. */
interface Area {
  west: number
  east: number
  south: number
  north: number
}

/** Where one can stand: within the areas, but not where something stands already. */
export interface Walkable {
  areas: Area[]
  obstacles: Area[]
  /** The points just before and just behind each door. */
  doors: Point[]
}

/** How close the middle of a person comes to anything. */
const ELBOW = 0.35
const STRIDE = 0.08

/** Where one can walk in these rooms. */
export function walkableOf(rooms: Room<Hangable>[]): Walkable {
  const inner = rooms.map(({ width, depth, south }) => ({
    west: ELBOW - width / 2,
    east: width / 2 - ELBOW,
    south: south + ELBOW,
    north: south + depth - ELBOW,
  }))
  const passages = rooms.flatMap(({ leadsOn, south, depth }) => {
    const half = DOOR.width / 2 - ELBOW
    const wall = south + depth
    return leadsOn ? [{ west: -half, east: half, south: wall - ELBOW, north: wall + WALL_THICKNESS + ELBOW }] : []
  })
  return {
    areas: [...inner, ...passages],
    obstacles: rooms.flatMap((room) => [
      around(room.bench, BENCH.width, BENCH.length),
      ...room.places.flatMap((place) =>
        place.wall === 'floor' ? [around(place, place.plinth.side, place.plinth.side)] : [],
      ),
    ]),
    doors: passages.flatMap(({ south, north }) => [
      { x: 0, z: south },
      { x: 0, z: north },
    ]),
  }
}

const around = ({ x, z }: Point, width: number, depth: number): Area => ({
  west: x - width / 2 - ELBOW,
  east: x + width / 2 + ELBOW,
  south: z - depth / 2 - ELBOW,
  north: z + depth / 2 + ELBOW,
})

const isWithin = ({ x, z }: Point, { west, east, south, north }: Area) =>
  x >= west && x <= east && z >= south && z <= north
const isInside = ({ x, z }: Point, { west, east, south, north }: Area) => x > west && x < east && z > south && z < north

/** Whether somebody can stand there. */
export const isFree = ({ areas, obstacles }: Walkable, point: Point): boolean =>
  areas.some((area) => isWithin(point, area)) && !obstacles.some((area) => isInside(point, area))

/** Whether one can walk straight from one point to another. */
export function isOpen(floor: Walkable, from: Point, to: Point): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.z - from.z) / STRIDE))
  // Weighed, so that the last point is exactly the end: one that lies on a wall's edge is still free.
  return Array.from({ length: steps + 1 }, (_, at) => at / steps).every((part) =>
    isFree(floor, { x: from.x * (1 - part) + to.x * part, z: from.z * (1 - part) + to.z * part }),
  )
}

/** Walks from one point towards another; what stands in the way is slid along. */
export function slide(floor: Walkable, from: Point, to: Point): Point {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.z - from.z) / STRIDE))
  const step = { x: (to.x - from.x) / steps, z: (to.z - from.z) / steps }
  let at = from
  for (let count = 0; count < steps; count++) {
    const ways = [
      { x: at.x + step.x, z: at.z + step.z },
      { x: at.x + step.x, z: at.z },
      { x: at.x, z: at.z + step.z },
    ]
    at = ways.find((way) => isFree(floor, way)) ?? at
  }
  return at
}

/** The point nearest to a spot, on the straight line from there to what is looked at, where one can stand. */
export function freeBefore(floor: Walkable, spot: Point, target: Point): Point {
  const closer = [1, 0.92, 0.84, 0.76, 0.68, 0.6].map((part) => ({
    x: target.x + (spot.x - target.x) * part,
    z: target.z + (spot.z - target.z) * part,
  }))
  return closer.find((point) => isFree(floor, point)) ?? nearestFree(floor, spot)
}

/** The free point that is nearest to any point, so that nobody ever stands in a wall. */
export function nearestFree(floor: Walkable, point: Point): Point {
  if (isFree(floor, point)) return point
  const within = floor.areas.map((area) => clamp(point, area))
  const beside = floor.obstacles.flatMap((area) => {
    const { x, z } = clamp(point, area)
    return [
      { x: area.west, z },
      { x: area.east, z },
      { x, z: area.south },
      { x, z: area.north },
    ]
  })
  const free = [...within, ...beside].filter((candidate) => isFree(floor, candidate))
  const far = ({ x, z }: Point) => Math.hypot(x - point.x, z - point.z)
  return free.reduce((best, one) => (far(one) < far(best) ? one : best), free[0] ?? point)
}

const clamp = ({ x, z }: Point, { west, east, south, north }: Area): Point => ({
  x: Math.min(east, Math.max(west, x)),
  z: Math.min(north, Math.max(south, z)),
})
