import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { dismissPeople } from './dismiss-people.ts'
import { invitePeople } from './invite-people.ts'

async function openDemo() {
  const gallery = await openTestGallery()
  await gallery.db.insertInto('demo').defaultValues().execute()
  return gallery
}

test('the demo has somebody of each scope, verified, with the password that was set', async () => {
  const { db } = await openDemo()

  const invited = await invitePeople(db, 'a password of the demo')

  const users = await db.selectFrom('users').selectAll().orderBy('email').execute()
  expect(invited).toMatchObject({ password: 'a password of the demo', isNew: false })
  expect(users.map(({ scope }) => scope.at(-1))).toEqual(['admin', 'collector', 'editor', 'sales'])
  for (const { email_verified_at, password_hash } of users) {
    expect(email_verified_at).toBeInstanceOf(Date)
    expect(await argon2.verify(password_hash ?? '', 'a password of the demo')).toBe(true)
  }
})

test('without a password one is made up, told once, and another in each gallery', async () => {
  const [one, other] = [await openDemo(), await openDemo()]

  const [first, second] = [await invitePeople(one.db), await invitePeople(other.db)]

  expect(first).toMatchObject({ isNew: true, password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(second?.password).not.toBe(first?.password)
  expect(await invitePeople(one.db)).toBeUndefined()
})

test('of several nodes that start at once, one invites', async () => {
  const { db } = await openDemo()

  const invited = await Promise.all([invitePeople(db), invitePeople(db), invitePeople(db)])

  expect(invited.filter(Boolean)).toHaveLength(1)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(4)
})

test('a gallery with works of its own gets no strangers', async () => {
  const { db } = await openTestGallery()

  expect(await invitePeople(db)).toBeUndefined()
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})

test('a gallery that is no demo any more takes them rights, passwords and sessions, and nobody else', async () => {
  const { db, logIn } = await openDemo()
  await invitePeople(db, 'a password of the demo')
  const { user } = await logIn({ scope: ['collector', 'admin'], password: 'a password of her own' })

  await dismissPeople(db)

  const users = await db.selectFrom('users').selectAll().where('id', '<>', user.id).execute()
  const staff = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst()
  expect(users.map(({ scope, password_hash }) => `${scope.join()} ${password_hash}`)).toEqual(
    Array(4).fill('collector null'),
  )
  expect(staff).toMatchObject({ scope: ['collector', 'admin'], password_hash: expect.any(String) })
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: user.id }])
})
