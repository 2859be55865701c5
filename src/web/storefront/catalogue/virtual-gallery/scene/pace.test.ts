import { expect, test } from 'vitest'

import { Pace } from './pace.ts'

const note = (pace: Pace, seconds: number, times: number) => {
  for (let at = 0; at < times; at++) pace.note(seconds)
}

test('slow frames make the picture coarser, step by step and not without end', () => {
  const pace = new Pace()
  note(pace, 0.05, 6)
  expect(pace.fineness).toBeCloseTo(Math.sqrt(5 / 6))
  note(pace, 1, 6)
  expect(pace.fineness).toBeCloseTo(0.6 * Math.sqrt(5 / 6))
  note(pace, 0.1, 200)
  expect(pace.fineness).toBe(0.5)
})

test('frames that are fast enough change nothing, nor does a single slow one', () => {
  const pace = new Pace()
  note(pace, 1 / 60, 50)
  note(pace, 0.1, 1)
  expect(pace.fineness).toBe(1)
  expect(pace.framesPerSecond).toBeGreaterThan(30)
})
