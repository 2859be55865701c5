import fc from 'fast-check'
import { expect, test } from 'vitest'

import { frameOrder, nearestFrame, stepFrame } from './frame-order.ts'

const counts = fc.integer({ min: 1, max: 200 })

test('every frame is fetched once, and the first four lie all around', () => {
  fc.assert(
    fc.property(counts, (count) => {
      expect(frameOrder(count).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, at) => at),
      )
    }),
  )
  expect(frameOrder(24).slice(0, 4)).toEqual([0, 6, 12, 18])
})

test('until a frame has come, the nearest one is seen, the shorter way around', () => {
  expect(nearestFrame(23, new Set([0, 6, 12]), 24)).toBe(0)
  expect(nearestFrame(8, new Set([0, 6, 12]), 24)).toBe(6)
  expect(nearestFrame(3, new Set(), 24)).toBeUndefined()
})

test('turning goes around and around', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: -1000, max: 1000 }), (count, by) => {
      const at = stepFrame(0, by, count)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(count)
      expect(stepFrame(at, -by, count)).toBe(0)
    }),
  )
})
