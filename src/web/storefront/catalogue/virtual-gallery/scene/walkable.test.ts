import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planRooms } from '../plan-rooms.ts'
import { anyRooms, EMPTY_ROOM } from './any-rooms.ts'
import { findWay } from './find-way.ts'
import { isFree, isOpen, nearestFree, slide, type Walkable, walkableOf } from './walkable.ts'

const anyPoint = fc.record({
  x: fc.double({ min: -12, max: 12, noNaN: true }),
  z: fc.double({ min: -3, max: 60, noNaN: true }),
})

test('wherever one asks to stand, one stands where there is room', () => {
  fc.assert(
    fc.property(anyRooms, anyPoint, (rooms, point) => {
      const floor = walkableOf(rooms)
      expect(isFree(floor, nearestFree(floor, point))).toBe(true)
    }),
  )
})

test('nobody walks through walls, benches or plinths, whatever they push against', () => {
  fc.assert(
    fc.property(anyRooms, fc.array(anyPoint, { minLength: 2, maxLength: 8 }), (rooms, points) => {
      const floor = walkableOf(rooms)
      let at = nearestFree(floor, { x: 0, z: 0 })
      for (const point of points) {
        at = slide(floor, at, point)
        expect(isFree(floor, at)).toBe(true)
      }
    }),
  )
})

test('along a wall one slides on instead of sticking to it', () => {
  const floor = walkableOf([EMPTY_ROOM])
  const { x, z } = slide(floor, { x: -3, z: 2 }, { x: -6, z: 5 })
  expect(x).toBeLessThan(-3.5)
  expect(z).toBeCloseTo(5)
})

const grow = ({ west, east, south, north }: Walkable['areas'][number], by: number) => ({
  west: west - by,
  east: east + by,
  south: south - by,
  north: north + by,
})

/** Lets elbows come a little closer: lines are looked at every few centimetres, and may cut a corner in between. */
const squeeze = ({ areas, obstacles, doors }: Walkable): Walkable => ({
  areas: areas.map((area) => grow(area, 0.05)),
  obstacles: obstacles.map((area) => grow(area, -0.05)),
  doors,
})

const standing = (width: number) => ({ slug: String(width), width, height: 0.1, depth: 0.1, isStanding: true })

const TIGHT: [Parameters<typeof walkableOf>[0], { x: number; z: number }, { x: number; z: number }][] = [
  // From beside the bench to a point on the very edge of the floor.
  [[{ ...EMPTY_ROOM, width: 6, depth: 6, bench: { x: 0, z: 3 } }], { x: 0, z: 2.42 }, { x: 0, z: 0 }],
  // Around a plinth that is wider than the door behind it.
  [planRooms([0.1, 0.1, 0.1, 2.8, 0.1].map(standing)), { x: 0, z: 0 }, { x: 0, z: 16 }],
]

test('there is a way from everywhere to everywhere, and it can be walked', () => {
  fc.assert(
    fc.property(anyRooms, anyPoint, anyPoint, (rooms, one, other) => {
      const floor = walkableOf(rooms)
      const [from, to] = [nearestFree(floor, one), nearestFree(floor, other)]
      const way = findWay(floor, from, to)
      const narrow = squeeze(floor)
      expect(way[0]).toEqual(from)
      expect(way.at(-1)).toEqual(to)
      for (const [at, point] of way.slice(1).entries()) expect(isOpen(narrow, way[at] ?? point, point)).toBe(true)
    }),
    { numRuns: 60, examples: TIGHT },
  )
})
