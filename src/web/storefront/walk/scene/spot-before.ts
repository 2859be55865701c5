import { EYE_LEVEL } from '../hanging-rule.ts'
import type { Hangable, Place, Room } from '../plan-rooms.ts'
import { headingTo, type Spot } from './spot.ts'
import { wallsOf } from './walls.ts'

/** How much one sees at a distance of one metre, across and up. */
export interface Sight {
  across: number
  up: number
}

const NEAREST = 1.3
const FILLS = 0.62
const KEEPS_FROM_WALL = 0.5

/** Where one stands to see a work whole and straight, as close as that allows. */
export function spotBefore<Work extends Hangable>(place: Place<Work>, room: Room<Work>, sight: Sight): Spot {
  const distance = distanceFor(place.work, sight)
  if (place.wall === 'floor') return beforeFloor(place, room, distance)
  const wall = wallsOf(room).find(({ side }) => side === place.wall)
  if (!wall) return { x: place.x, z: place.z, heading: 0 }
  const most = (place.wall === 'north' ? room.depth : room.width) - KEEPS_FROM_WALL
  const foot = wall.at(place.along)
  const spot = wall.at(place.along, Math.min(distance, most))
  return { ...spot, heading: headingTo(spot, foot) }
}

/** How far away a work of this size is seen whole, with wall around it. */
function distanceFor({ width, height, depth }: Hangable, sight: Sight): number {
  const top = Math.max(height / 2, height + 0.2 - EYE_LEVEL)
  return depth + Math.max(NEAREST, width / sight.across / FILLS, (2 * top) / sight.up / FILLS)
}

/** What stands is seen from the side that the visitor comes from: the south-west. */
function beforeFloor(
  place: { x: number; z: number; plinth: { side: number } },
  room: Room<unknown>,
  wanted: number,
): Spot {
  const distance = Math.max(wanted, place.plinth.side / 2 + 0.9)
  const x = Math.max(place.x - distance * Math.SQRT1_2, KEEPS_FROM_WALL - room.width / 2)
  const spot = { x, z: Math.max(place.z - distance * Math.SQRT1_2, room.south + KEEPS_FROM_WALL) }
  return { ...spot, heading: headingTo(spot, place) }
}
