import { expect, test } from 'vitest'

import { parseHour } from './parse-hour.ts'

test.each([
  ['', undefined],
  ['11', '11:00'],
  ['9.30', '09:30'],
  ['19h', '19:00'],
  ['19 h 30', '19:30'],
  ['7pm', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['18:30', '18:30'],
  ['18：30', '18:30'],
])('%s is an hour of the day', (text, value) => {
  expect(parseHour(text)).toEqual({ value })
})

test.each(['noon', '24', '9.5', '9.75', '13pm', '0am', '7:30:00', '-7', 'pm', 'h', '1'.repeat(10_000)])(
  '%s is none',
  (text) => {
    expect(parseHour(text)).toEqual({ fault: 'invalid' })
  },
)
