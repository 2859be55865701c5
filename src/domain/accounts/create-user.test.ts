import { expect, test } from 'vitest'

import type { Scope } from '../../contract/scope.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createUser, logIn } from './index.ts'

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', locale: 'fr' } as const

test('somebody new is a collector whose address is not verified', async () => {
  const { db } = await openTestGallery()

  const user = await createUser(db, ada)

  expect(user).toEqual({
    ...ada,
    id: expect.any(String),
    scope: ['collector'],
    email_verified: false,
    has_password: false,
  })
})

test('staff have the scopes they are given', async () => {
  const { db } = await openTestGallery()

  const user = await createUser(db, { ...ada, scope: ['collector', 'editor', 'sales', 'admin'] })

  expect(user.scope).toEqual(['collector', 'editor', 'sales', 'admin'])
})

test('a user can be made with a password and a verified address, and the password is not kept in clear', async () => {
  const { db, pool } = await openTestGallery()

  const user = await createUser(db, { ...ada, password: 'the long way home', isVerified: true })

  expect(user).toMatchObject({ email_verified: true, has_password: true })
  const { token } = await logIn(db, { email: ada.email, password: 'the long way home', caller: 'here' })
  expect(token).toEqual(expect.any(String))
  const { rows } = await pool.query<{ all: string }>('SELECT users::text AS all FROM users')
  expect(rows[0]?.all).not.toContain('the long way home')
})

test.each([
  ['an unknown one', ['collector', 'owner']],
  ['nothing', [null]],
])('of scopes, %s is refused', async (_what, scope) => {
  const { db } = await openTestGallery()

  await expect(createUser(db, { ...ada, scope: scope as Scope[] })).rejects.toThrow('users_scope_check')
})

test('an address belongs to one user, however it is capitalised', async () => {
  const { db } = await openTestGallery()
  await createUser(db, ada)

  await expect(createUser(db, { ...ada, email: 'ADA@Example.com' })).rejects.toThrow('users_email')
})
