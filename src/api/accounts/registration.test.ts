import { expect, test } from 'vitest'

import { countArgon2 } from '../../testing/count-argon2.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'the long way home',
  password_confirmation: 'the long way home',
  locale: 'fr' as const,
}

const register = (app: TestGallery['app'], payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/auth/register', payload, headers })

const readUsers = ({ db }: TestGallery) => db.selectFrom('users').selectAll().execute()

test('whoever registers is a collector who can log in at once, and is mailed a link in their language', async () => {
  const gallery = await openTestGallery()
  const { call, db } = gallery

  const { user } = await call('POST /auth/register', { body: ada })
  const { access_token, token_type } = await call('POST /auth/login', { body: ada })

  expect(user).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    scope: ['collector'],
    locale: 'fr',
    email_verified: false,
    has_password: true,
  })
  expect(access_token).toMatch(/^[\w-]{43}$/)
  expect(token_type).toBe('Bearer')
  expect(await readMails(db)).toEqual(['verify-address ada@example.com fr'])
  expect(await db.selectFrom('newsletter_subscriptions').select('email').execute()).toEqual([])
  const [row] = await readUsers(gallery)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('the newsletter comes to those who ask for it', async () => {
  const { call, db } = await openTestGallery()

  await call('POST /auth/register', { body: { ...ada, subscribeToNewsletter: true } })

  expect(await db.selectFrom('newsletter_subscriptions').select(['email', 'locale', 'status']).execute()).toEqual([
    { email: 'ada@example.com', locale: 'fr', status: 'pending' },
  ])
})

test('nothing that is not asked for is taken: nobody registers as staff, as verified, or under an id of their choice', async () => {
  const gallery = await openTestGallery()
  const id = '00000000-0000-4000-8000-000000000000'
  const more = { scope: ['admin'], email_verified: true, email_verified_at: new Date(), password_hash: 'x', id }

  const reply = await register(gallery.app, { ...ada, ...more })

  expect(reply.statusCode).toBe(201)
  const [row] = await readUsers(gallery)
  expect(row).toMatchObject({ scope: ['collector'], email_verified_at: null })
  expect(row?.id).not.toBe(id)
})

test.each([
  ['en', 'This is already taken.'],
  ['fr', 'Cette valeur est déjà prise.'],
])(
  'a taken address is refused under its field in %s, however it is capitalised, for the same work',
  async (language, words) => {
    const gallery = await openTestGallery()
    const argon2 = countArgon2()
    await register(gallery.app, ada)
    expect(argon2.hashed()).toBe(1)

    const reply = await register(gallery.app, { ...ada, email: 'ADA@example.com' }, { 'content-language': language })

    expect(argon2.hashed()).toBe(2)
    expect(argon2.verified()).toBe(0)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual({ email: [words] })
    expect(await readUsers(gallery)).toHaveLength(1)
    expect(await readMails(gallery.db)).toHaveLength(1)
  },
)

test('of ten registrations of one address at once, one succeeds and one mail is due', async () => {
  const gallery = await openTestGallery()

  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      register(gallery.app, { ...ada, email: index % 2 ? 'Ada@Example.com' : ada.email, subscribeToNewsletter: true }),
    ),
  )

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(422)])
  expect(await readUsers(gallery)).toHaveLength(1)
  expect(await readMails(gallery.db)).toHaveLength(1)
})

test('every wrong field is told at once, the two passwords too', async () => {
  const { app } = await openTestGallery()

  const reply = await register(app, { email: 'ada', password: 'short', password_confirmation: 'other', locale: 'de' })

  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual({
    name: ['Please fill in this field.'],
    email: ['Please enter a valid e-mail address, such as name@example.com.'],
    password: ['Please use at least 8 characters.'],
    password_confirmation: ['The two passwords differ.'],
    locale: ['Please choose one of: en, fr, cn.'],
  })
})

test('that an address is taken is told only when all else is right', async () => {
  const { app } = await openTestGallery()
  await register(app, ada)
  const common = { password: 'Password1', password_confirmation: 'Password1' }

  const [known, unknown] = [
    await register(app, { ...ada, ...common }),
    await register(app, { ...ada, ...common, email: 'nobody@example.com' }),
  ]

  expect(Object.keys(known.json().errors)).toEqual(['password'])
  expect(known.json()).toEqual(unknown.json())
})

test('nobody is told of long lists of addresses whether they are taken; registering is no list', async () => {
  const { app } = await openTestGallery()
  await register(app, ada)
  const probe = async (email: string, from: string) =>
    (await register(app, { ...ada, email }, { 'x-forwarded-for': from })).statusCode
  const told: number[] = []

  for (let at = 0; at < 12; at++) await probe(`friend${at}@example.com`, '10.0.0.8')
  for (let at = 0; at < 11; at++) told.push(await probe(ada.email, '10.0.0.9'))

  expect(told).toEqual([...Array(10).fill(422), 429])
  // Another answer than for a taken one would tell as much.
  expect(await probe('nobody@example.com', '10.0.0.9')).toBe(429)
  expect(await probe('nobody@example.com', '10.0.0.8')).toBe(201)
})

test('a name comes back as it was written: it is the page that makes it harmless', async () => {
  const { call } = await openTestGallery()
  const name = '<img src=x onerror=alert(1)> & "Ada" \u202e 阿达'

  const { user } = await call('POST /auth/register', { body: { ...ada, name } })

  expect(user.name).toBe(name)
})

test('one caller cannot try a long list of addresses', async () => {
  const { app } = await openTestGallery()
  const statuses: number[] = []

  for (let index = 0; index < 31; index++) statuses.push((await register(app, {})).statusCode)

  expect(statuses).toEqual([...Array(30).fill(422), 429])
  expect((await register(app, {}, { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(422)
})
