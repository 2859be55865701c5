import { createHash, randomBytes } from 'node:crypto'

import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Database } from '../../database/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createTasks } from '../jobs/index.ts'
import { closeSession, findUserByToken, openSession } from './index.ts'

const DAY = 24 * 60 * 60 * 1000

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

const readSessions = (db: Database) => db.selectFrom('sessions').selectAll().execute()

/** When the only session ends, in days from now. */
async function daysLeft(db: Database): Promise<number> {
  const [session] = await readSessions(db)
  return Number(session?.expires_at) / DAY - Date.now() / DAY
}

test('a token leads to its user, and to nobody else', async () => {
  const { db, logIn } = await openTestGallery()
  const ada = await logIn({ name: 'Ada' })
  const eve = await logIn({ name: 'Eve', scope: ['editor'] })

  expect(await findUserByToken(db, ada.token)).toEqual(ada.user)
  expect(await findUserByToken(db, eve.token)).toEqual(eve.user)
  expect(await findUserByToken(db, ada.token.toLowerCase())).toBeUndefined()
})

test('a user whose address is verified is told apart', async () => {
  const { db, logIn } = await openTestGallery()
  const { token } = await logIn()
  await db.updateTable('users').set({ email_verified_at: new Date() }).execute()

  expect(await findUserByToken(db, token)).toMatchObject({ email_verified: true })
})

test('tokens are long, never the same, and not stored in clear', async () => {
  const { db, pool, logIn } = await openTestGallery()
  const { user, token } = await logIn()
  const another = await openSession(db, user.id)

  const { rows } = await pool.query<{ all: string }>('SELECT sessions::text AS all FROM sessions')
  const [session] = await readSessions(db)

  expect(token).toMatch(/^[\w-]{43}$/)
  expect(another).not.toBe(token)
  for (const { all } of rows) {
    expect(all).not.toContain(token)
    expect(all).not.toContain(Buffer.from(token).toString('hex'))
    expect(all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
  expect(session?.token_hash).toEqual(createHash('sha256').update(token).digest())
})

test('a session lives for 30 days', async () => {
  const { db, logIn } = await openTestGallery()

  await logIn()

  expect(await daysLeft(db)).toBeCloseTo(30, 2)
})

test('a session whose time is up leads to nobody, and use does not wake it', async () => {
  const { db, logIn } = await openTestGallery()
  const { token } = await logIn()
  await db
    .updateTable('sessions')
    .set({ expires_at: ago(1), last_used_at: ago(30 * DAY) })
    .execute()

  expect(await findUserByToken(db, token)).toBeUndefined()
  expect(await findUserByToken(db, token)).toBeUndefined()
  expect(await daysLeft(db)).toBeLessThan(0)
})

test('a session that is used lives for another 30 days; the others do not', async () => {
  const { db, logIn } = await openTestGallery()
  const { user, token } = await logIn()
  await openSession(db, user.id)
  const before = { expires_at: new Date(Date.now() + DAY), last_used_at: ago(2 * 60 * 60 * 1000) }
  await db.updateTable('sessions').set(before).execute()

  await findUserByToken(db, token)

  const [other, used] = (await readSessions(db)).toSorted((a, b) => Number(a.expires_at) - Number(b.expires_at))
  expect(other).toMatchObject(before)
  expect(Number(used?.expires_at) / DAY - Date.now() / DAY).toBeCloseTo(30, 2)
  expect(Number(used?.last_used_at)).toBeGreaterThan(Date.now() - 60_000)
})

test('within an hour of its last use a session is read without a write', async () => {
  const { db, pool, logIn } = await openTestGallery()
  const { token } = await logIn()
  await db
    .updateTable('sessions')
    .set({ last_used_at: ago(59 * 60 * 1000) })
    .execute()
  const readVersion = async () => (await pool.query('SELECT ctid, xmin, xmax FROM sessions')).rows
  const before = await readVersion()

  await findUserByToken(db, token)

  expect(await readVersion()).toEqual(before)
})

test('of many uses at once after an hour one writes', async () => {
  const { db, pool, logIn } = await openTestGallery()
  const { user, token } = await logIn()
  await pool.query(`
    CREATE TABLE writes (at timestamptz DEFAULT now());
    CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO writes DEFAULT VALUES; RETURN NEW; END';
    UPDATE sessions SET last_used_at = now() - interval '61 minutes';
    CREATE TRIGGER count_writes AFTER UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION count_write()`)

  const found = await Promise.all(Array.from({ length: 20 }, () => findUserByToken(db, token)))

  expect(found).toEqual(Array(20).fill(user))
  expect((await pool.query('SELECT FROM writes')).rowCount).toBe(1)
})

test.each([
  ['fresh', 0],
  ['due to be prolonged', 2 * 60 * 60 * 1000],
])('looking at a %s session costs one query', async (_what, idle) => {
  const { db, logIn } = await openTestGallery()
  const { user, token } = await logIn()
  await db
    .updateTable('sessions')
    .set({ last_used_at: ago(idle) })
    .execute()
  const queries = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => queries.mockRestore())

  expect(await findUserByToken(db, token)).toEqual(user)

  expect(queries).toHaveBeenCalledTimes(1)
})

test('a closed session leads to nobody; the other ones of the same user stay open', async () => {
  const { db, logIn } = await openTestGallery()
  const { user, token } = await logIn()
  const phone = await openSession(db, user.id)

  await closeSession(db, token)
  await closeSession(db, token)

  expect(await findUserByToken(db, token)).toBeUndefined()
  expect(await findUserByToken(db, phone)).toEqual(user)
})

test('with a user go their sessions', async () => {
  const { db, logIn } = await openTestGallery()
  const ada = await logIn()
  const eve = await logIn()

  await db.deleteFrom('users').where('id', '=', ada.user.id).execute()

  expect(await findUserByToken(db, ada.token)).toBeUndefined()
  expect((await readSessions(db)).map(({ user_id }) => user_id)).toEqual([eve.user.id])
})

test('the clean-up job forgets links and codes whose time was up a day ago, and only those', async () => {
  const { db, files, logIn } = await openTestGallery()
  const { user } = await logIn()
  const insert = async (expires_at: Date) => {
    const token_hash = randomBytes(32)
    await db.insertInto('password_resets').values({ token_hash, user_id: user.id, expires_at }).execute()
    await db
      .insertInto('social_codes')
      .values({ code_hash: token_hash, challenge: 'x', user_id: user.id, expires_at })
      .execute()
  }
  await Promise.all([insert(ago(25 * 60 * 60 * 1000)), insert(ago(1000)), insert(new Date(Date.now() + DAY))])

  await createTasks(db, files)['forget-sessions']?.({}, {} as never)

  expect(await db.selectFrom('password_resets').select('user_id').execute()).toHaveLength(2)
  expect(await db.selectFrom('social_codes').select('user_id').execute()).toHaveLength(2)
})

test('the clean-up job forgets sessions whose time is up, and only those', async () => {
  const { db, files, logIn } = await openTestGallery()
  await logIn()
  await db
    .updateTable('sessions')
    .set({ expires_at: ago(1) })
    .execute()
  const { user } = await logIn()

  await createTasks(db, files)['forget-sessions']?.({}, {} as never)

  expect((await readSessions(db)).map(({ user_id }) => user_id)).toEqual([user.id])
})
