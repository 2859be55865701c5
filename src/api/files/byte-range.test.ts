import { expect, test } from 'vitest'

import { rangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-5000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['Bytes=0-9', { start: 0, end: 9 }],
  ['bytes=0-99999999999999999999999999', { start: 0, end: 99 }],
])('%s of a hundred bytes is a part', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999999-'])(
  '%s of a hundred bytes is beyond them',
  (header) => {
    expect(rangeOf(header, 100)).toBe('beyond')
  },
)

test.each([undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', '0-1'])(
  '%s asks for no one part, so the whole is sent',
  (header) => {
    expect(rangeOf(header, 100)).toBeUndefined()
  },
)
