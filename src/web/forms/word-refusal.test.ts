import { expect, test } from 'vitest'

import { ApiError } from '../../contract/client.ts'
import { wordRefusal } from './word-refusal.ts'

const words = { check: 'check', unreachable: 'unreachable', failed: 'failed' }

test('the first message of each field stands under it', () => {
  const fault = new ApiError(422, 'validation-failed', 'Please check.', { email: ['taken', 'odd'], name: ['short'] })

  expect(wordRefusal(fault, ['email', 'name'], words)).toEqual({
    errors: { email: 'taken', name: 'short' },
    message: 'check',
  })
})

test('what is said of a field that is not there is said below', () => {
  const fault = new ApiError(422, 'validation-failed', 'Please check.', { email: ['taken'], locale: ['unknown'] })

  expect(wordRefusal(fault, ['email'], words)).toEqual({ errors: { email: 'taken' }, message: 'unknown' })
})

test('too many attempts are told as the server words them; a silent or broken server in our own words', () => {
  const tooMany = new ApiError(429, 'too-many-requests', 'Again in 30 seconds.')

  expect(wordRefusal(tooMany, [], words).message).toBe('Again in 30 seconds.')
  expect(wordRefusal(new ApiError(0, 'unreachable', ''), [], words).message).toBe('unreachable')
  expect(wordRefusal(new ApiError(502, 'internal-error', 'Bad Gateway'), [], words).message).toBe('failed')
  expect(wordRefusal(new TypeError('odd'), [], words).message).toBe('failed')
})
