import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { LineTooLong } from '../../take-turns.ts'
import { COST, hashPassword, isPassword, NOBODYS_HASH } from './hash-password.ts'

test('a password is kept as argon2id at the cost we decided on, never twice the same', async () => {
  const [one, other] = await Promise.all([hashPassword('the long way home'), hashPassword('the long way home')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'the long way home')).toBe(true)
  expect(await isPassword(one, 'the long way Home')).toBe(false)
})

test('what stands in for a password that does not exist costs the same', () => {
  expect(argon2.parseOptions(NOBODYS_HASH)).toMatchObject(COST)
  expect(argon2.parseOptions(NOBODYS_HASH)).toMatchObject({ outputLen: 32, saltLen: 16 })
})

test.each([null, undefined])('where the password is %s, none is right', async (hash) => {
  expect(await isPassword(hash, '')).toBe(false)
  expect(await isPassword(hash, NOBODYS_HASH)).toBe(false)
})

test('passwords of any characters can be kept', async () => {
  for (const password of ['\u0000'.repeat(8), '\ud800'.repeat(8), '密码'.repeat(64), ' '.repeat(8)]) {
    expect(await isPassword(await hashPassword(password), password)).toBe(true)
  }
})

test('a crowd is served in line, and one that is too long is sent away rather than kept waiting', async () => {
  const cheap = await argon2.hash('tide', { memoryCost: 8, timeCost: 1 })

  const results = await Promise.allSettled(Array.from({ length: 210 }, () => isPassword(cheap, 'tide')))

  const refused = results.filter((result) => result.status === 'rejected')

  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toBeInstanceOf(LineTooLong)
  expect(await isPassword(cheap, 'tide')).toBe(true)
})
