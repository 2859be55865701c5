import { expect, test } from 'vitest'

import { scaleOf } from './scale-of.ts'

const sheet = { width: 40, height: 30 }
const screen = { width: 200, height: 100 }

test('the widest work fills the width, the tallest stays within reach, and small ones are not blown up', () => {
  expect(scaleOf([sheet, screen]).centimetre).toBe('min(8px, 100cqw / 200, 600px / 100)')
})

test('every work is fetched at the width the common scale gives it', () => {
  const { sizesOf } = scaleOf([sheet, screen])

  expect(sizesOf(screen)).toBe('(min-width: 1280px) 1200px, 100vw')
  expect(sizesOf(sheet)).toBe('(min-width: 1280px) 240px, 20vw')
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
