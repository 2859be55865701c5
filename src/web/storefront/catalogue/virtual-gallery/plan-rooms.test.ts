import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planRooms } from './plan-rooms.ts'
import type { Hangable, Place, Room } from './room.ts'

const metres = (max: number) => fc.integer({ min: 5, max: max * 100 }).map((centimetres) => centimetres / 100)
const work = fc.record({
  width: fc.oneof({ weight: 9, arbitrary: metres(2.5) }, metres(12)),
  height: fc.oneof({ weight: 9, arbitrary: metres(2.5) }, metres(6)),
  depth: metres(1),
  isStanding: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const works = fc.array(work, { maxLength: 60 })

const CLOSE = 1e-9

interface Stretch {
  from: number
  to: number
}

/** What a work covers of its wall, from left to right. */
const stretchOf = ({ work: { width }, ...place }: Place<Hangable>): Stretch =>
  place.wall === 'floor' ? { from: 0, to: 0 } : { from: place.along - width / 2, to: place.along + width / 2 }

const lengthOf = (room: Room<Hangable>, wall: 'west' | 'north' | 'east') => (wall === 'north' ? room.width : room.depth)

const forEachRoom = (check: (room: Room<Hangable>) => void) =>
  fc.assert(
    fc.property(works, (all) => {
      for (const room of planRooms(all)) check(room)
    }),
  )

const onWall = (room: Room<Hangable>, wall: 'west' | 'north' | 'east') =>
  room.places.filter((place) => place.wall === wall)

const WALLS = ['west', 'north', 'east'] as const

test('every work is shown once, none is lost', () => {
  fc.assert(
    fc.property(works, (all) => {
      const shown = planRooms(all).flatMap(({ places }) => places.map((place) => place.work))
      expect(shown).toHaveLength(all.length)
      expect(new Set(shown)).toEqual(new Set(all))
    }),
  )
})

test('what hangs keeps its order from room to room, clockwise in each', () => {
  fc.assert(
    fc.property(works, (all) => {
      const hung = planRooms(all).flatMap(({ places }) => places.filter(({ wall }) => wall !== 'floor'))
      expect(hung.map((place) => place.work)).toEqual(all.filter(({ isStanding }) => !isStanding))
    }),
  )
  forEachRoom((room) => {
    for (const wall of WALLS) {
      const starts = onWall(room, wall).map((place) => stretchOf(place).from)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }
  })
})

test('no two works on a wall touch: between them is the air that their size asks for', () => {
  forEachRoom((room) => {
    for (const wall of WALLS) {
      const hung = onWall(room, wall)
      for (const [at, place] of hung.entries()) {
        const next = hung[at + 1]
        if (!next) continue
        const air = stretchOf(next).from - stretchOf(place).to
        expect(air).toBeGreaterThanOrEqual(Math.min(2.4, 0.35 * (place.work.width + next.work.width)) - CLOSE)
        expect(air).toBeGreaterThanOrEqual(0.7 - CLOSE)
      }
    }
  })
})

test('works stay within their wall, away from corners and doors, and below the ceiling', () => {
  forEachRoom((room) => {
    for (const wall of WALLS) {
      for (const place of onWall(room, wall)) {
        const { from, to } = stretchOf(place)
        expect(from).toBeGreaterThanOrEqual(0.9 - CLOSE)
        expect(to).toBeLessThanOrEqual(lengthOf(room, wall) - 0.9 + CLOSE)
        if (place.wall === 'floor') continue
        expect(place.y + place.work.height / 2).toBeLessThan(room.height)
        if (wall !== 'north' || !room.leadsOn) continue
        const door = { from: room.width / 2 - 1.1, to: room.width / 2 + 1.1 }
        expect(to <= door.from - 0.9 + CLOSE || from >= door.to + 0.9 - CLOSE).toBe(true)
      }
    }
  })
})

test('the middle of every work is at eye level, unless it is too tall for that', () => {
  forEachRoom((room) => {
    for (const place of room.places) {
      if (place.wall === 'floor') continue
      const lowest = place.y - place.work.height / 2
      if (1.55 - place.work.height / 2 >= 0.2) expect(place.y).toBe(1.55)
      else expect(lowest).toBeCloseTo(0.2)
    }
  })
})

test('a place in the room is the place on the wall', () => {
  forEachRoom((room) => {
    for (const place of room.places) {
      if (place.wall === 'floor') continue
      const { x, z, along } = place
      const { width, depth, south } = room
      if (place.wall === 'west') expect([x, z]).toEqual([-width / 2, south + along])
      if (place.wall === 'north') expect([x, z]).toEqual([-width / 2 + along, south + depth])
      if (place.wall === 'east') expect([x, z]).toEqual([width / 2, south + depth - along])
    }
  })
})

test('whatever stands leaves a way around it, and stands on a plinth that is wide enough', () => {
  forEachRoom((room) => {
    const bench = { from: room.bench.z - 0.8, to: room.bench.z + 0.8 }
    const standing = room.places.flatMap((place) => {
      if (place.wall !== 'floor') return []
      const { side, height } = place.plinth
      expect(side).toBeGreaterThan(Math.max(place.work.width, place.work.depth))
      expect(height).toBeGreaterThan(0)
      expect(room.width / 2 - side / 2).toBeGreaterThanOrEqual(1.6 - CLOSE)
      return { from: place.z - side / 2, to: place.z + side / 2 }
    })
    const all = [...standing, bench].toSorted((one, other) => one.from - other.from)
    const edges = [{ to: room.south }, ...all].map(({ to }) => to)
    const starts = [...all.map(({ from }) => from), room.south + room.depth]
    for (const [at, edge] of edges.entries()) expect((starts[at] ?? 0) - edge).toBeGreaterThanOrEqual(1.6 - CLOSE)
  })
})

test('the figure stands in the room, in nobody’s way: not on the bench, in a plinth or in the door', () => {
  forEachRoom((room) => {
    const { figure, bench, width, depth, south } = room
    expect(Math.abs(figure.x)).toBeLessThan(width / 2 - 0.3)
    expect(figure.z).toBeGreaterThan(south + 0.3)
    expect(figure.z).toBeLessThan(south + depth - 0.3)
    const plinths = room.places.flatMap((place) =>
      place.wall === 'floor' ? [{ ...place, across: place.plinth.side, along: place.plinth.side }] : [],
    )
    for (const { x, z, across, along } of [{ ...bench, across: 0.44, along: 1.6 }, ...plinths]) {
      const isApart = Math.abs(figure.x - x) > across / 2 + 0.3 || Math.abs(figure.z - z) > along / 2 + 0.3
      expect(isApart).toBe(true)
    }
    const isAtDoor = Math.abs(figure.x) < 1.1 && figure.z > south + depth - 2
    expect(room.leadsOn && isAtDoor).toBe(false)
  })
})

test('rooms follow each other without overlap, and all but the last lead on', () => {
  fc.assert(
    fc.property(works, (all) => {
      const rooms = planRooms(all)
      for (const [at, room] of rooms.entries()) {
        const next = rooms[at + 1]
        expect(room.leadsOn).toBe(next !== undefined)
        if (next) expect(next.south).toBeGreaterThan(room.south + room.depth)
      }
    }),
  )
})

test('rooms are not crowded, however small the works are', () => {
  const expectAir = (room: Room<Hangable>) => {
    expect(room.places.filter(({ wall }) => wall !== 'floor').length).toBeLessThanOrEqual(12)
    expect(room.places.filter(({ wall }) => wall === 'floor').length).toBeLessThanOrEqual(4)
  }
  forEachRoom(expectAir)
  const small = { width: 0.05, height: 0.05, depth: 0, isStanding: false }
  for (const room of planRooms(Array.from({ length: 24 }, () => ({ ...small })))) expectAir(room)
})

test('works of one size never make a corridor of a room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), metres(3), (count, width) => {
      const all = Array.from({ length: count }, () => ({ width, height: 0.7, depth: 0.03, isStanding: false }))
      for (const room of planRooms(all)) {
        expect(Math.max(room.depth / room.width, room.width / room.depth)).toBeLessThan(1.7)
      }
    }),
  )
})

test('without works there is no room', () => {
  expect(planRooms([])).toEqual([])
})
