import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyRooms, EMPTY_ROOM } from './any-rooms.ts'
import { nearWork } from './near-work.ts'
import { pick } from './pick.ts'
import { spotBefore } from './spot-before.ts'
import { sightOf } from './view.ts'

const sight = sightOf(1.6)

test('whoever stands before a work that hangs is near it, and not with their back to it', () => {
  fc.assert(
    fc.property(anyRooms, (rooms) => {
      for (const room of rooms) {
        for (const place of room.places) {
          if (place.wall === 'floor') continue
          const spot = spotBefore(place, room, sight)
          const isSame = (other: typeof place | undefined) => other?.work === place.work
          const near = nearWork(rooms, spot, sight)
          // A sculpture may stand in between.
          if (near?.wall !== 'floor') expect(isSame(near as typeof place)).toBe(true)
          const turned = nearWork(rooms, { ...spot, heading: spot.heading + 180 }, sight)
          expect(isSame(turned as typeof place)).toBe(false)
        }
      }
    }),
  )
})

const PLAIN = {
  pictureAt: () => undefined,
  preview: undefined,
  isCutOut: false,
  color: '#fff',
  label: [],
  isSold: false,
}

test('a tap in the middle of the view chooses the work that one stands before', () => {
  fc.assert(
    fc.property(anyRooms, (rooms) => {
      const shown = rooms.map((room) => ({
        ...room,
        places: room.places.map((place) => ({
          ...place,
          work: { ...place.work, ...PLAIN },
        })),
      }))
      for (const room of shown) {
        for (const place of room.places) {
          if (place.wall === 'floor' || place.y !== 1.55) continue
          const picked = pick(shown, { ...spotBefore(place, room, sight), pitch: -1 }, sight, 0, 0)
          const standing = room.places.some(({ wall }) => wall === 'floor')
          if (!standing) expect(picked).toEqual({ work: place.work.slug })
        }
      }
    }),
  )
})

test('a tap on the floor chooses that point, a tap on the bare wall nothing', () => {
  const pose = { x: 0, z: 1, heading: 0, pitch: 0 }
  // Eyes are 1.6 m above the floor; a ray that falls by so much a metre meets it that far away.
  const falls = (0.9 * sight.up) / 2
  const far = 1.6 / falls
  expect(pick([EMPTY_ROOM], pose, sight, 0.5, -0.9)).toEqual({
    floor: { x: expect.closeTo((0.5 * sight.across * far) / 2), z: expect.closeTo(1 + far) },
  })
  expect(pick([EMPTY_ROOM], pose, sight, 0, 0.2)).toBeUndefined()
})
