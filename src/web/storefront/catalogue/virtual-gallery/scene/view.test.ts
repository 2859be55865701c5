import { expect, test } from 'vitest'

import { sightOf, viewOf } from './view.ts'

const NOTHING = { left: 0, bottom: 0 }

test('where nothing lies over the canvas, all of it is clear and one looks at its middle', () => {
  const { whole, clear, middle } = viewOf({ width: 1440, height: 900 }, NOTHING)
  expect(clear).toEqual(whole)
  expect(middle).toEqual({ across: 0, up: 0 })
})

test('what lies over an edge leaves the rest clear, and one looks at the middle of that', () => {
  const card = viewOf({ width: 1000, height: 500 }, { left: 400, bottom: 0 })
  expect(card.clear.across).toBeCloseTo(card.whole.across * 0.6)
  expect(card.clear.up).toBe(card.whole.up)
  // 400 of 1000 pixels are covered: the middle of the others is at 700, that is 0.4 right of 500.
  expect(card.middle).toEqual({ across: 0.4, up: 0 })
  expect(viewOf({ width: 400, height: 800 }, { left: 0, bottom: 200 }).middle).toEqual({ across: 0, up: 0.25 })
})

test('even where nearly everything is covered, or the canvas has no size, something is seen', () => {
  for (const size of [
    { width: 300, height: 200 },
    { width: 0, height: 0 },
  ]) {
    const { clear } = viewOf(size, { left: 900, bottom: 900 })
    expect(clear.across).toBeGreaterThan(0.1)
    expect(clear.up).toBeGreaterThan(0.1)
  }
})

test('a narrow window sees as much across as it can without seeing too far up', () => {
  expect(sightOf(390 / 776).across).toBeGreaterThan(0.7)
  expect(sightOf(0.3).degreesUp).toBeLessThanOrEqual(74)
})
