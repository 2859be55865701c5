import type { Hangable, Room } from '../room.ts'
import type { Sight } from './spot-before.ts'
import { headingTo, type Spot } from './spot.ts'

const FROM_WALL = 0.7

/**
 * Where one enters: in the middle of the first room's south side. Where a sculpture would block the view, or where the
 * window is so narrow that it would show the bench alone, in the corner instead, looking across to the left wall.
 */
export function entranceOf([room]: Room<Hangable>[], sight: Sight): Spot {
  if (!room) return { x: 0, z: 0, heading: 0 }
  const { width, depth, south, places } = room
  const corner = { x: width / 2 - FROM_WALL, z: south + FROM_WALL }
  if (places.some(({ wall }) => wall === 'floor')) return { ...corner, heading: -24 }
  if (sight.across < sight.up) {
    return { ...corner, heading: headingTo(corner, { x: -width / 2, z: south + depth * 0.6 }) }
  }
  return { x: 0, z: south + 0.5, heading: 0 }
}
