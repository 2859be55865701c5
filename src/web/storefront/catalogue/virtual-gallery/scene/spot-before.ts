import { EYE_LEVEL } from '../hanging-rule.ts'
import type { Hangable, Place, Room } from '../room.ts'
import { headingTo, type Spot } from './spot.ts'
import { wallsOf } from './walls.ts'

/** How much one sees at a distance of one metre, across and up. */
export interface Sight {
  across: number
  up: number
}

const NEAREST = 1.3
const FILLS = 0.7
/** What the label beside a work needs, on both sides so that the work stays in the middle. */
const LABELS = 0.9
/** Narrower than this, and the work comes before its label. */
const WIDE = 1
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
function distanceFor({ width, height, depth, isStanding }: Hangable, sight: Sight): number {
  const top = Math.max(height / 2, height + 0.2 - EYE_LEVEL)
  const labels = isStanding || sight.across / sight.up < WIDE ? 0 : width + LABELS
  return depth + Math.max(NEAREST, labels / sight.across, width / sight.across / FILLS, (2 * top) / sight.up / FILLS)
}

/** What stands is seen from the east, where its label is, or further from the south where the room is too narrow. */
function beforeFloor(
  place: { x: number; z: number; plinth: { side: number } },
  room: Room<unknown>,
  wanted: number,
): Spot {
  const distance = Math.max(wanted, place.plinth.side / 2 + 0.9)
  const across = Math.min(distance, room.width / 2 - KEEPS_FROM_WALL - place.x)
  const back = Math.min(Math.sqrt(distance ** 2 - across ** 2), place.z - room.south - KEEPS_FROM_WALL)
  const spot = { x: place.x + across, z: place.z - back }
  return { ...spot, heading: headingTo(spot, place) }
}
