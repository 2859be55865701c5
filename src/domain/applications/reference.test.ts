import { expect, test } from 'vitest'

import { isReference, makeReference } from './reference.ts'

test('a reference shows its year, can be read out in groups, and checks itself', () => {
  const reference = makeReference(2026)

  expect(reference).toMatch(/^A-26-\d{4}-\d{3}$/)
  expect(isReference(reference)).toBe(true)
  const last = Number(reference.at(-1))
  expect(isReference(`${reference.slice(0, -1)}${(last + 1) % 10}`)).toBe(false)
})

test.each(['', 'A-26-4817', '26-4817-3052', 'a-26-4817-305', 'A-26-4817-30５'])('%o is no reference', (text) => {
  expect(isReference(text)).toBe(false)
})
