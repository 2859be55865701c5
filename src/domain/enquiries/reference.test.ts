import { expect, test } from 'vitest'

import { isReference, makeReference } from './reference.ts'

test('a reference shows its year, can be read out in groups, and checks itself', () => {
  const reference = makeReference(2026)

  expect(reference).toMatch(/^E-26-\d{4}-\d{3}$/)
  expect(isReference(reference)).toBe(true)
  const last = Number(reference.at(-1))
  expect(isReference(`${reference.slice(0, -1)}${(last + 1) % 10}`)).toBe(false)
})

test.each(['', 'E-26-4817', '26-4817-3052', 'A-26-4817-305', 'e-26-4817-305', 'E-26-4817-30５'])(
  '%o is no reference',
  (text) => {
    expect(isReference(text)).toBe(false)
  },
)
