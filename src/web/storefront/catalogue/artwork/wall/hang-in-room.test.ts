import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { EYE_LEVEL, hangInRoom, heightOf } from './hang-in-room.ts'

const PICTURE = { path: 'a/1.jpg', widths: [1], width: 2400, height: 1600, thumbhash: '', color: '#fff', alt: '' }
const ROOM: WallRoom = {
  ...{ id: 1, name: 'Gallery', picture: PICTURE, width: 600, floor: 0.8, wall_color: '#efece7', wall_mask: null },
  wall: { left: 0.05, top: 0.05, width: 0.8, height: 0.65 },
}

test('however many hang together, each keeps its size, none covers another, and all hang on the empty wall', () => {
  const size = fc.record({
    width: fc.double({ min: 5, max: 200, noNaN: true }),
    height: fc.double({ min: 5, max: 250, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 6 }), (sizes) => {
      const places = hangInRoom(ROOM, sizes)
      const [wide, high] = [ROOM.wall.width * ROOM.width, ROOM.wall.height * heightOf(ROOM)]
      if (!places) {
        const across = sizes.reduce((sum, { width }) => sum + width + 12, -12)
        expect(across > wide || sizes.some(({ height }) => height > high)).toBe(true)
        return
      }
      expect(places.map(({ width, height }) => ({ width, height }))).toEqual(sizes)
      places.forEach(({ x, y, width, height }, at) => {
        expect(x).toBeGreaterThanOrEqual(ROOM.wall.left * ROOM.width - 1e-6)
        expect(x + width).toBeLessThanOrEqual(ROOM.wall.left * ROOM.width + wide + 1e-6)
        expect(y).toBeGreaterThanOrEqual(ROOM.wall.top * heightOf(ROOM) - 1e-6)
        expect(y + height).toBeLessThanOrEqual(ROOM.wall.top * heightOf(ROOM) + high + 1e-6)
        const next = places[at + 1]
        if (next) expect(next.x).toBeGreaterThan(x + width)
      })
    }),
  )
})

test('a work of a common size hangs with its middle at eye level, in the middle of the wall', () => {
  const [place] = hangInRoom(ROOM, [{ width: 60, height: 80 }]) ?? []

  expect(place && ROOM.floor * heightOf(ROOM) - (place.y + 40)).toBeCloseTo(EYE_LEVEL)
  expect(place && place.x + 30).toBeCloseTo((0.05 + 0.4) * 600)
})

test('what is larger than the wall is not made smaller', () => {
  expect(hangInRoom(ROOM, [{ width: 481, height: 80 }])).toBeNull()
  expect(hangInRoom(ROOM, [{ width: 60, height: 261 }])).toBeNull()
})
