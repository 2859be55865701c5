import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyRooms, EMPTY_ROOM } from './any-rooms.ts'
import { spotBefore } from './spot-before.ts'
import { headingTo, turnBetween } from './spot.ts'
import { sightOf } from './view.ts'

const shapes = [sightOf(1440 / 900), sightOf(390 / 844)]

test('before a work one stands in its room and looks at it', () => {
  fc.assert(
    fc.property(anyRooms, fc.constantFrom(...shapes), (rooms, sight) => {
      for (const room of rooms) {
        for (const place of room.places) {
          const spot = spotBefore(place, room, sight)
          expect(Math.abs(spot.x)).toBeLessThan(room.width / 2)
          expect(spot.z).toBeGreaterThan(room.south)
          expect(spot.z).toBeLessThan(room.south + room.depth)
          expect(Math.abs(turnBetween(spot.heading, headingTo(spot, place)))).toBeLessThan(0.01)
        }
      }
    }),
  )
})

test('what hangs is seen straight, and whole where the room is large enough', () => {
  fc.assert(
    fc.property(anyRooms, fc.constantFrom(...shapes), (rooms, sight) => {
      for (const room of rooms) {
        for (const place of room.places) {
          if (place.wall === 'floor') continue
          const { x, z, heading } = spotBefore(place, room, sight)
          expect(heading).toBeCloseTo({ west: -90, north: 0, east: 90 }[place.wall])
          const far = place.wall === 'north' ? place.z - z : Math.abs(place.x - x)
          const most = (place.wall === 'north' ? room.depth : room.width) - 0.5
          if (far < most - 1e-6) expect(place.work.width).toBeLessThan(far * sight.across)
        }
      }
    }),
  )
})

test('what stands is seen from the side where its label is, straight on, wherever the room is wide enough', () => {
  fc.assert(
    fc.property(anyRooms, fc.constantFrom(...shapes), (rooms, sight) => {
      for (const room of rooms) {
        for (const place of room.places) {
          if (place.wall !== 'floor') continue
          const { x, heading } = spotBefore(place, room, sight)
          expect(x - place.x).toBeGreaterThan(place.plinth.side / 2)
          if (x < room.width / 2 - 0.5 - 1e-6) expect(heading).toBeCloseTo(-90)
        }
      }
    }),
  )
})

test('a large work is seen from further away than a small one', () => {
  const room = { ...EMPTY_ROOM, width: 20, depth: 20 }
  const before = (size: number) => {
    const work = { width: size, height: size, depth: 0.03, isStanding: false }
    const place = { wall: 'north' as const, along: 10, x: 0, y: 1.55, z: 20, work }
    return 20 - spotBefore(place, room, sightOf(1.6)).z
  }
  expect(before(0.2)).toBeLessThan(before(1.5))
  expect(before(1.5)).toBeLessThan(before(2.5))
})
