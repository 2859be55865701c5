import { EYE_LEVEL } from './hanging-rule.ts'

/** A place on the floor: on the middle line of the room, on a plinth that lifts the work towards the eye. */
export interface FloorPlace {
  wall: 'floor'
  x: number
  z: number
  plinth: Plinth
}

interface Plinth {
  side: number
  height: number
}

/** How much room there is around whatever stands: two visitors pass each other. */
export const FLOOR_GAP = 1.6
/** The bench lies along the middle line of the room. */
export const BENCH = { width: 0.44, length: 1.6 }

/** The plinth that a sculpture stands on: a hand wider than it, the higher the smaller it is. */
export function plinthUnder({ width, depth, height }: { width: number; depth: number; height: number }): Plinth {
  return {
    side: Math.max(0.4, Math.max(width, depth) + 0.2),
    height: Math.min(1.1, Math.max(0.08, EYE_LEVEL - height / 2)),
  }
}

/** Sets plinths and a bench one behind the other on the middle line, the bench among them, with equal air between. */
export function arrangeFloor(plinths: Plinth[], { south, depth }: { south: number; depth: number }) {
  const middle = Math.ceil(plinths.length / 2)
  const lengths = plinths.map(({ side }) => side).toSpliced(middle, 0, BENCH.length)
  const air = (depth - lengths.reduce((sum, length) => sum + length, 0)) / (lengths.length + 1)
  let end = south
  const spots = lengths.map((length) => {
    const z = end + air + length / 2
    end = z + length / 2
    return z
  })
  const [benchAt = south + depth / 2] = spots.splice(middle, 1)
  const places = plinths.map((plinth, at): FloorPlace => ({ wall: 'floor', x: 0, z: spots[at] ?? 0, plinth }))
  return { places, bench: { x: 0, z: benchAt } }
}
