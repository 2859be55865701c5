import { expect, test } from 'vitest'

import { EMPTY_ROOM } from './any-rooms.ts'
import { walkableOf } from './walkable.ts'
import { type Push, Walker } from './walker.ts'

const STILL: Push = { ahead: 0, aside: 0, turn: 0 }

/** Somebody in an empty room, who looks straight ahead. */
const stand = () => {
  const walker = new Walker(walkableOf([EMPTY_ROOM]))
  walker.stand({ x: 0, z: 2, heading: 0, pitch: 0 })
  return walker
}

test.each<[string, Partial<Push>, 'x' | 'z' | 'heading', 1 | -1]>([
  ['forwards', { ahead: 1 }, 'z', 1],
  ['backwards', { ahead: -1 }, 'z', -1],
  ['to the right', { aside: 1 }, 'x', 1],
  ['to the left', { aside: -1 }, 'x', -1],
  ['around to the right', { turn: 1 }, 'heading', 1],
  ['around to the left', { turn: -1 }, 'heading', -1],
])('who pushes %s gets there, faster and faster, and comes to rest soon after', (_where, push, side, way) => {
  const walker = stand()
  const begin = walker.pose
  walker.push({ ...STILL, ...push })
  const strides: number[] = []
  for (let at = begin[side], frame = 0; frame < 10; frame++, at = walker.pose[side]) {
    expect(walker.pass(0.03)).toBe(true)
    strides.push((walker.pose[side] - at) * way)
  }
  expect(strides).toEqual(strides.toSorted((one, other) => one - other))
  expect(strides[0]).toBeGreaterThan(0)
  for (const other of ['x', 'z', 'heading'] as const) {
    if (other !== side) expect(walker.pose[other]).toBeCloseTo(begin[other])
  }

  walker.push(STILL)
  let frames = 0
  while (walker.pass(0.03)) frames += 1
  expect(frames).toBeLessThan(30)
})

test('forwards is where one looks', () => {
  const walker = stand()
  walker.look(90, 0)
  walker.move(1)
  expect(walker.pose).toMatchObject({ x: expect.closeTo(1), z: expect.closeTo(2), heading: 90 })
  walker.move(0, 1)
  expect(walker.pose).toMatchObject({ x: expect.closeTo(1), z: expect.closeTo(1) })
})

test('who is led somewhere arrives there, unless they push or look around on the way', () => {
  const goal = { x: 1, z: 5, heading: 40, pitch: 0 }
  const walker = stand()
  walker.walkTo(goal)
  expect(walker.goal).toMatchObject(goal)
  let seconds = 0
  while (walker.pass(0.05)) seconds += 0.05
  expect(seconds).toBeGreaterThan(0.5)
  expect(walker.goal).toBeUndefined()
  expect(walker.pose).toMatchObject({ x: expect.closeTo(1), z: expect.closeTo(5), heading: expect.closeTo(40) })

  walker.walkTo({ ...goal, x: -1 })
  walker.push(STILL)
  expect(walker.goal).toBeDefined()
  walker.push({ ...STILL, turn: 1 })
  expect(walker.goal).toBeUndefined()
  walker.walkTo({ ...goal, x: -1 })
  walker.look(5, 0)
  expect(walker.goal).toBeUndefined()
})
