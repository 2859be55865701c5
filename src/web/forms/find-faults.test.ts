import { expect, test } from 'vitest'

import { type Control, findFaults } from './find-faults.ts'

const words = { required: 'required', email: 'email', tooShort: 'at least {min}', mismatch: 'mismatch' }

const control = (name: string, value: string, changes: Partial<Control> = {}): Control => ({
  name,
  type: 'text',
  value,
  required: false,
  validity: { typeMismatch: false },
  dataset: {},
  ...changes,
})

test('what must be filled in and is not, or only with spaces, is said; a password may be spaces', () => {
  const must = { required: true }

  expect(
    findFaults(
      [
        control('a', '', must),
        control('b', '  ', must),
        control('c', '   ', { ...must, type: 'password' }),
        control('d', ''),
      ],
      words,
    ),
  ).toEqual({ a: 'required', b: 'required' })
})

test('an address that is none, and too short a password, say how to mend them', () => {
  const email = control('email', 'ada@', { validity: { typeMismatch: true } })

  expect(findFaults([email, control('password', 'short', { minLength: 8 })], words)).toEqual({
    email: 'email',
    password: 'at least 8',
  })
})

test('a box that must be ticked and is not says so in its own words; one that may be left is left', () => {
  const box = { type: 'checkbox', dataset: { missing: 'tick me' } }

  expect(
    findFaults(
      [
        control('a', 'on', { ...box, required: true, checked: false }),
        control('b', 'on', { ...box, required: true, checked: true }),
        control('c', 'on', { ...box, checked: false }),
      ],
      words,
    ),
  ).toEqual({ a: 'tick me' })
})

test('what is typed twice must be the same', () => {
  const repeat = (value: string) => [
    control('password', 'correct horse'),
    control('again', value, { dataset: { repeats: 'password' } }),
  ]

  expect(findFaults(repeat('correct house'), words)).toEqual({ again: 'mismatch' })
  expect(findFaults(repeat('correct horse'), words)).toEqual({})
})
