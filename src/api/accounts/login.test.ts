import { expect, test } from 'vitest'

import { createUser } from '../../domain/accounts/index.ts'
import { countArgon2 } from '../../testing/count-argon2.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'

const password = 'the long way home'
const ada = { name: 'Ada', email: 'ada@example.com', locale: 'en', password } as const

let caller = 0
/** Each try from another place, unless said otherwise. */
const logIn = (app: TestGallery['app'], payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'x-forwarded-for': `10.1.${caller++ % 250}.1`, ...headers },
  })

test('an address opens its account however it is capitalised, and the session knows its device', async () => {
  const { app, db } = await openTestGallery()
  await createUser(db, ada)
  const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0'

  const reply = await logIn(app, { email: ' ADA@example.com ', password }, { 'user-agent': agent })

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'Bearer' })
  expect(await db.selectFrom('sessions').select('device').execute()).toEqual([{ device: 'Firefox, Windows' }])
})

test.each([
  ['en', 'This e-mail address and this password do not belong together.'],
  ['fr', 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble.'],
])(
  'in %s, no account, a wrong password and an account without one are told alike, for one verification each',
  async (language, words) => {
    const { app, db } = await openTestGallery()
    await createUser(db, ada)
    await createUser(db, { name: 'Eve', email: 'eve@example.com', locale: 'en' })
    const argon2 = countArgon2()
    const replies = []

    for (const email of ['ada@example.com', 'nobody@example.com', 'eve@example.com']) {
      const before = argon2.verified()
      replies.push(await logIn(app, { email, password: 'another way home' }, { 'content-language': language }))
      expect(argon2.verified() - before).toBe(1)
    }

    expect(argon2.hashed()).toBe(0)
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(new Set(replies.map(({ headers }) => Object.keys(headers).join())).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(422)
    expect(replies[0]?.json().errors).toEqual({ email: [words] })
  },
)

test('a right password costs one verification too', async () => {
  const { app, db } = await openTestGallery()
  await createUser(db, ada)
  const argon2 = countArgon2()

  await logIn(app, ada)

  expect([argon2.verified(), argon2.hashed()]).toEqual([1, 0])
})

test.each(['ada@example.com', 'nobody@example.com'])(
  'from one place, %s is tried ten times in a quarter of an hour, and the right password then waits too',
  async (email) => {
    const { app, db, pool } = await openTestGallery()
    await createUser(db, ada)
    const argon2 = countArgon2()
    const from = { 'x-forwarded-for': '10.9.9.9' }

    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        logIn(app, { email: index % 2 ? email : email.toUpperCase(), password: `guess ${index}` }, from),
      ),
    )
    const late = await logIn(app, { email, password }, from)

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(10).fill(422),
      ...Array(4).fill(429),
    ])
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
    expect(argon2.verified()).toBe(10)
    const { rows } = await pool.query<{ key: string }>('SELECT key FROM rate_limits')
    expect(rows.filter(({ key }) => /example/i.test(key))).toEqual([])
  },
)

test('whoever knows the password is not locked out by logging in often', async () => {
  const { app, db } = await openTestGallery()
  await createUser(db, ada)
  const statuses = new Set<number>()

  for (let index = 0; index < 12; index++) statuses.add((await logIn(app, ada)).statusCode)

  expect(statuses).toEqual(new Set([200]))
})

test('one caller who tries many accounts has to wait; others need not', async () => {
  const { app } = await openTestGallery()
  const from = { 'x-forwarded-for': '10.9.9.9' }
  const statuses: number[] = []

  for (let index = 0; index < 31; index++) {
    statuses.push((await logIn(app, { email: `user${index}@example.com` }, from)).statusCode)
  }

  expect(statuses).toEqual([...Array(30).fill(422), 429])
  expect((await logIn(app, { email: 'x' })).statusCode).toBe(422)
})

test('a login that began with a password which is being changed opens nothing', async () => {
  const { app, db, pool } = await openTestGallery()
  await createUser(db, ada)
  const change = await pool.connect()
  await change.query("BEGIN; UPDATE users SET password_hash = 'changed'")

  const login = logIn(app, ada)
  await eventually(async () => {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    expect(rowCount).toBe(1)
  })
  await change.query('COMMIT')
  change.release()

  expect((await login).statusCode).toBe(422)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})
