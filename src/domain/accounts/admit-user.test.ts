import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { admitUser } from './index.ts'

const ada = {
  name: 'Ada',
  email: 'ada@example.com',
  locale: 'fr',
  scope: ['collector', 'admin'],
  password: 'chosen well',
} as const

test('somebody admitted is verified, has the scopes given, and a password that is not stored in clear', async () => {
  const { db, pool } = await openTestGallery()

  const user = await admitUser(db, { ...ada, scope: [...ada.scope] })

  const { rows } = await pool.query('SELECT users::text AS row, password_hash FROM users')
  expect(user).toMatchObject({ scope: ['collector', 'admin'], email_verified: true, has_password: true })
  expect(rows[0].row).not.toContain(ada.password)
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
  expect(await argon2.verify(rows[0].password_hash, ada.password)).toBe(true)
})

test('an address that is taken, however it is capitalised, stays whose it is', async () => {
  const { db } = await openTestGallery()
  const first = await admitUser(db, { ...ada, scope: ['collector'] })

  expect(await admitUser(db, { ...ada, email: 'ADA@example.com', scope: ['collector', 'admin'] })).toBeUndefined()

  const users = await db.selectFrom('users').select(['id', 'scope']).execute()
  expect(users).toEqual([{ id: first?.id, scope: ['collector'] }])
})
