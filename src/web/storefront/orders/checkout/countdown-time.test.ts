import { expect, test } from 'vitest'

import { formatCountdown, passedMark } from './countdown-time.ts'

test.each([
  [900, '15:00'],
  [61.2, '01:02'],
  [59, '00:59'],
  [0, '00:00'],
  [-5, '00:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})

test('it is said once at five minutes and once at one', () => {
  expect(passedMark(301, 300)).toBe('five')
  expect(passedMark(300, 299)).toBeUndefined()
  expect(passedMark(61, 60)).toBe('one')
  expect(passedMark(60, 59)).toBeUndefined()
})

test('after a long sleep only what still holds is said', () => {
  expect(passedMark(800, 30)).toBe('one')
  expect(passedMark(800, -3)).toBeUndefined()
})
