import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planRooms } from './plan-rooms.ts'
import { scaleOf, wallsOf } from './walls-of.ts'

const CLOSE = 1e-9
const metres = (max: number) => fc.integer({ min: 5, max: max * 100 }).map((centimetres) => centimetres / 100)
const work = fc.record({ width: metres(3), height: metres(3), depth: metres(1), isStanding: fc.boolean() })
const works = fc.array(work, { minLength: 1, maxLength: 50 })

const forAllRooms = (check: (rooms: ReturnType<typeof planRooms>) => void) =>
  fc.assert(fc.property(works, (all) => check(planRooms(all))))

test('the walls carry the works of the rooms, in the order of the walk', () => {
  forAllRooms((rooms) => {
    for (const room of rooms) {
      const shown = wallsOf(room).flatMap(({ items }) => items.map((item) => item.work))
      expect(shown).toEqual(room.places.map((place) => place.work))
    }
  })
})

test('works follow each other from left to right within their wall, none reaching into the next', () => {
  forAllRooms((rooms) => {
    for (const wall of rooms.flatMap((room) => wallsOf(room))) {
      for (const [at, { left, reach, work: one, plinth }] of wall.items.entries()) {
        expect(left).toBeGreaterThan(0)
        expect(reach).toBeGreaterThan(plinth?.side ?? one.width)
        expect(left + reach).toBeCloseTo(wall.items[at + 1]?.left ?? wall.length)
      }
    }
  })
})

test('nothing hangs above what is shown of the wall, and what stands is on its plinth', () => {
  forAllRooms((rooms) => {
    for (const { items, height } of rooms.flatMap((room) => wallsOf(room))) {
      for (const { bottom, work: one, plinth } of items) {
        expect(bottom + one.height).toBeLessThan(height)
        if (plinth) expect(bottom).toBe(plinth.height)
        else expect(bottom).toBeGreaterThanOrEqual(0.2 - CLOSE)
      }
    }
  })
})

test('a narrow window shows every work, the visitor and the door, and no wall begins far from its first work', () => {
  forAllRooms((rooms) => {
    for (const { items, length, narrow, figure, hasDoor } of rooms.flatMap((room) => wallsOf(room))) {
      const [first, last] = [items[0], items.at(-1)]
      const end = narrow.from + narrow.length
      expect(narrow.from).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(length + CLOSE)
      expect(narrow.from).toBeLessThan(figure)
      expect(end).toBeGreaterThanOrEqual((last?.left ?? 0) + (last?.plinth?.side ?? last?.work.width ?? 0))
      if (hasDoor) expect(end).toBeGreaterThan(length / 2 + 1.1)
      else expect((first?.left ?? 0) - narrow.from).toBeLessThan(1.3)
    }
  })
})

test('every label has room under its work', () => {
  forAllRooms((rooms) => {
    const walls = rooms.flatMap((room) => wallsOf(room))
    const scale = scaleOf(walls)
    for (const { reach } of walls.flatMap(({ items }) => items)) expect(reach * scale).toBeGreaterThan(160)
  })
})

test('a long wall with few works is drawn so small that it fits the page of a desktop', () => {
  const standing = (width: number) => ({ width, height: 1, depth: width, isStanding: true })
  const long = planRooms([1.2, 1.4, 1.3, 1.2].map(standing)).flatMap((room) => wallsOf(room))
  expect(long[0]?.length).toBeGreaterThan(12)
  expect(scaleOf(long) * (long[0]?.length ?? 0)).toBeLessThan(1280)
})
