import { expect, test } from 'vitest'

import { BUILDERS } from './paint-rooms.ts'
import { ROOMS } from './rooms.ts'

test('what is said of a room is how it is built', () => {
  for (const { slug, centimetres, floor, wall } of ROOMS) {
    const { across, bottom, height, left, right, middle } = BUILDERS[slug]()
    const high = across / 1.5
    expect(centimetres).toBeCloseTo(across * 100, 5)
    expect(floor).toBeCloseTo(1 + bottom / high, 3)
    expect(wall.top * high).toBeGreaterThan(bottom + high - height)
    expect(wall.top + wall.height).toBeLessThan(floor)
    expect(middle + (wall.left - 0.5) * across).toBeGreaterThan(left)
    expect(middle + (wall.left + wall.width - 0.5) * across).toBeLessThan(right)
  }
})
