import { expect, test } from 'vitest'

import { findPasswordFault } from './check-password.ts'
import commonPasswords from './common-passwords.json' with { type: 'json' }

const ada = { name: 'Ada Lovelace', email: 'Countess@Example.com' }

test.each([
  ...['password1', 'PASSWORD1', 'azertyuiop', '1qaz2wsx', 'woaini1314', 'Soleil2026', '12345678', '88888888'],
  ...['Ada Lovelace', 'adalovelace', 'countess@example.com', 'COUNTESS', ' password1 '],
])('"%s" is among those that others would try first', (password) => {
  expect(findPasswordFault(password, ada)).toEqual({ word: 'common' })
})

test.each(['the long way home', 'Ada Lovelace 1843 engine', 'tide-lamp-rail', '        '])(
  '"%s" is not',
  (password) => {
    expect(findPasswordFault(password, ada)).toBeUndefined()
  },
)

test('the list is long, and holds only what the schema would let through', () => {
  expect(commonPasswords.length).toBeGreaterThan(1000)
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  expect(commonPasswords.filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
})
