import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { admitUser, findSocialUser, makeResetToken } from '../../domain/accounts/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'
import { dismissPeople } from './dismiss-people.ts'
import { invitePeople } from './invite-people.ts'

const PASSWORD = 'a password of the demo'
const EVE = 'eve@elsewhere.example'
const EVES = 'the password of Eve'

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
  await invitePeople(db, PASSWORD)
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

/** A demo whose administrator a visitor has made their own: another name, address and password, and what opens it beside. */
async function openWithRenamed() {
  const gallery = await openDemo()
  const { db, app } = gallery
  await invitePeople(db, PASSWORD)
  const logIn = async (email: string, password: string) =>
    (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).json()
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const { access_token } = await logIn('admin@cimaise.example', PASSWORD)
  const renaming = { name: 'Eve', email: EVE, current_password: PASSWORD }
  await app.inject({ method: 'PATCH', url: '/api/account', headers: as(access_token), payload: renaming })
  const passwords = { current_password: PASSWORD, password: EVES, password_confirmation: EVES }
  await app.inject({ method: 'PUT', url: '/api/account/password', headers: as(access_token), payload: passwords })
  const { access_token: token } = await logIn(EVE, EVES)
  const whoIs = async () => (await app.inject({ url: '/api/auth/user', headers: as(token) })).json()
  const { user } = await whoIs()
  const service = { provider: { id: 'google', name: 'Google' }, subject: 'eve', name: 'Eve', locale: 'en' } as const
  const comeBy = (isEmailVerified: boolean) => findSocialUser(db, { ...service, email: EVE, isEmailVerified })
  await db.insertInto('social_logins').values({ provider: 'google', subject: 'eve', user_id: user.id }).execute()
  return { ...gallery, logIn, whoIs, comeBy, user, reset: await makeResetToken(db, user.id, EVE) }
}

test('however a visitor has changed them, nothing that they have opens anything once the demo is over', async () => {
  const { app, db, logIn, whoIs, comeBy, user, reset = '' } = await openWithRenamed()
  expect(user).toMatchObject({ email: EVE, scope: ['collector', 'admin'] })

  await dismissPeople(db)

  const stranger = await whoIs()
  const wish = { token: reset, password: 'once more mine', password_confirmation: 'once more mine' }
  const link = await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: wish })
  await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: EVE } })
  expect(stranger).toMatchObject({ code: 'unauthenticated' })
  expect(await logIn(EVE, EVES)).toMatchObject({ code: 'validation-failed' })
  expect(await logIn('admin@cimaise.example', PASSWORD)).toMatchObject({ code: 'validation-failed' })
  expect(link.json()).toMatchObject({ code: 'link-used' })
  expect(await makeResetToken(db, user.id, EVE)).toBeUndefined()
  expect(await comeBy(false)).toBeUndefined()
  expect(await readMails(db)).not.toContain(`reset-password ${EVE} fr`)
  const scopes = await db.selectFrom('users').select('scope').execute()
  expect(scopes.map(({ scope }) => scope.join())).toEqual(Array(4).fill('collector'))
})

test('the address that one of them had taken is free again for whom it belongs to', async () => {
  const { db, comeBy, user } = await openWithRenamed()

  await dismissPeople(db)

  const owner = await comeBy(true)
  expect(owner).toEqual(expect.any(String))
  expect(owner).not.toBe(user.id)
})

test('once the demo is on again they are who they were at first, in the accounts that they had, and nobody twice', async () => {
  const { db, logIn, user } = await openWithRenamed()
  await dismissPeople(db)
  await dismissPeople(db)

  const invited = await invitePeople(db, 'another password')

  const { access_token } = await logIn('admin@cimaise.example', 'another password')
  const users = await db.selectFrom('users').select(['id', 'name', 'email', 'scope']).orderBy('email').execute()
  expect(access_token).toEqual(expect.any(String))
  expect(invited?.emails).toHaveLength(4)
  expect(users).toHaveLength(4)
  expect(users[0]).toEqual({
    id: user.id,
    name: 'Mathilde Orsel',
    email: 'admin@cimaise.example',
    scope: ['collector', 'admin'],
  })
  expect(await invitePeople(db)).toBeUndefined()
})

test('one whom a visitor has renamed stays so while the demo goes on', async () => {
  const { db, whoIs } = await openWithRenamed()

  expect(await invitePeople(db)).toBeUndefined()

  expect(await whoIs()).toMatchObject({ user: { name: 'Eve', email: EVE } })
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(4)
})

test.each(['sales@cimaise.example', EVE])(
  'an administrator made outright at %s is none of the demo’s people',
  async (email) => {
    const { db, logIn, whoIs } = await openWithRenamed()
    const ada = { name: 'Ada', email, locale: 'en', password: 'of a real person' } as const

    const made = await admitUser(db, { ...ada, scope: ['collector', 'admin'] })
    expect('user' in (await whoIs())).toBe(email !== EVE)
    await invitePeople(db, PASSWORD)
    await dismissPeople(db)
    await invitePeople(db, PASSWORD)

    expect(made).toMatchObject({ email, scope: ['collector', 'admin'] })
    expect(await logIn(email, ada.password)).toHaveProperty('access_token')
    expect(
      await db
        .selectFrom('users')
        .select('scope')
        .where('id', '=', made?.id ?? '')
        .execute(),
    ).toEqual([{ scope: ['collector', 'admin'] }])
  },
)
