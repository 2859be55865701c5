import fc from 'fast-check'

import { planRooms } from '../plan-rooms.ts'

const metres = (max: number) => fc.integer({ min: 10, max: max * 100 }).map((centimetres) => centimetres / 100)

/** Rooms as random works make them, for tests. */
export const anyRooms = fc
  .array(
    fc.record({
      slug: fc.uuid(),
      width: metres(3),
      height: metres(2.5),
      depth: metres(1),
      isStanding: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((works) => planRooms(works))

/** A room without works, for tests that need to know where its walls are. */
export const EMPTY_ROOM = {
  width: 8,
  depth: 8,
  height: 4,
  south: 0,
  leadsOn: false,
  places: [],
  bench: { x: 0, z: 4 },
  figure: { x: 3.1, z: 0.9 },
}
