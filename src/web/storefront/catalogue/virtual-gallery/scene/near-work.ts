import type { Hangable, Place, Room } from '../room.ts'
import { type Sight, spotBefore } from './spot-before.ts'
import { headingTo, type Spot, turnBetween } from './spot.ts'

const NEAR = 2.5
const FACING = 32

/** The work that somebody stands before: near enough for its size, and looked at; the one most in view of several. */
export function nearWork<Work extends Hangable>(
  rooms: Room<Work>[],
  spot: Spot,
  sight: Sight,
): Place<Work> | undefined {
  const room = rooms.find(({ south, depth }) => spot.z >= south && spot.z <= south + depth)
  if (!room) return undefined
  const faced = room.places.flatMap((place) => {
    const best = spotBefore(place, room, sight)
    const far = Math.hypot(place.x - spot.x, place.z - spot.z)
    const aside = Math.abs(turnBetween(spot.heading, headingTo(spot, place)))
    const reach = Math.max(NEAR, Math.hypot(place.x - best.x, place.z - best.z) + 0.4)
    return far <= reach && aside <= FACING ? [{ place, cost: aside / FACING + far / reach }] : []
  })
  return faced.toSorted((one, other) => one.cost - other.cost)[0]?.place
}
