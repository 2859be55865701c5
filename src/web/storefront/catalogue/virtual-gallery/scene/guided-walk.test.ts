import { expect, test } from 'vitest'

import { guideAlong } from './guided-walk.ts'
import { turnBetween } from './spot.ts'

const from = { x: 0, z: 0, heading: 350, pitch: 0 }
const to = { x: 4, z: 6, heading: 90, pitch: -10 }
const way = [from, { x: 0, z: 6 }, to]

test('a walk begins where one stands and ends before the work, looking at it', () => {
  const walk = guideAlong(way, from, to)
  const [start, end] = [walk.at(0), walk.at(walk.seconds)]
  expect([start.x, start.z, turnBetween(start.heading, 350)]).toEqual([0, 0, 0])
  expect([end.x, end.z, end.pitch]).toEqual([4, 6, -10])
  expect(turnBetween(end.heading, 90)).toBeCloseTo(0)
})

test('on the way one neither jumps nor whirls round', () => {
  const walk = guideAlong(way, from, to)
  const poses = Array.from({ length: 201 }, (_, at) => walk.at((walk.seconds * at) / 200))
  for (const [at, pose] of poses.slice(1).entries()) {
    const before = poses[at] ?? pose
    expect(Math.hypot(pose.x - before.x, pose.z - before.z)).toBeLessThan(0.15)
    expect(Math.abs(turnBetween(before.heading, pose.heading))).toBeLessThan(6)
  }
})

test('to the next work on a wall one keeps looking at the wall', () => {
  const west = { x: 1, z: 1, heading: -90, pitch: 0 }
  const walk = guideAlong([west, { x: 1, z: 3 }], west, { ...west, z: 3 })
  for (const part of [0.2, 0.5, 0.8]) expect(walk.at(walk.seconds * part).heading).toBeCloseTo(-90)
})

test('even to the farthest room one is led within seven seconds', () => {
  expect(guideAlong([from, { x: 0, z: 80 }], from, { ...to, x: 0, z: 80 }).seconds).toBe(7)
})
