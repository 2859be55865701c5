import type { Hangable, Room } from '../plan-rooms.ts'
import type { Spot } from './spot.ts'

/** Where one enters: in the middle of the first room's south side, or beside it where a sculpture would block the view. */
export function entranceOf([room]: Room<Hangable>[]): Spot {
  if (!room) return { x: 0, z: 0, heading: 0 }
  const isBlocked = room.places.some(({ wall }) => wall === 'floor')
  if (!isBlocked) return { x: 0, z: room.south + 0.5, heading: 0 }
  return { x: room.width / 2 - 0.7, z: room.south + 0.6, heading: -24 }
}
