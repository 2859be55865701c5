import { expect, test } from 'vitest'

import { GAP_PX, LABEL_PX, scaleOf, WALL_PX } from './scale-of.ts'

const sheet = { width: 40, height: 30 }
const screen = { width: 200, height: 100 }

test('the widest work fills the width, the tallest stays within reach, and small ones are not blown up', () => {
  expect(scaleOf([sheet, screen]).centimetre).toBe('min(8px, 100cqw / 200, 600px / 100)')
})

test('where there is room all works hang in one row with their labels', () => {
  const { wideCentimetre, sizesOf } = scaleOf([screen, screen, sheet])
  const scale = Number(/[\d.]+/.exec(wideCentimetre)?.[0])
  // A hundredth of a pixel is cut off.
  const rowAt = (one: number) => 2 * 200 * one + Math.max(40 * one, LABEL_PX) + 2 * GAP_PX

  expect(rowAt(scale)).toBeLessThanOrEqual(WALL_PX)
  expect(rowAt(scale + 0.05)).toBeGreaterThan(WALL_PX)
  expect(sizesOf(screen)).toBe(`(min-width: 1025px) ${Math.ceil(200 * scale)}px, 100vw`)
})

test('works that would be too small in one row hang in several, as large as the widest allows', () => {
  expect(scaleOf(Array.from({ length: 5 }, () => screen)).wideCentimetre).toBe('min(6.00px, 100cqw * 0.00487)')
})

test.each([
  [200, 100],
  [120, 50],
  [60, 20],
  [22, 10],
])('works up to %i cm wide are measured by %i cm', (width, ruler) => {
  expect(scaleOf([{ width, height: 30 }]).ruler).toBe(ruler)
})

test('an empty series has a scale too', () => {
  expect(scaleOf([]).ruler).toBe(10)
})
