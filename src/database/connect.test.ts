import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { ask } from '../testing/keep-row.ts'
import { shareDataDir } from '../testing/make-data-dir.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { connect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { isDatabaseAway } from './is-database-away.ts'

const shared = shareDataDir()

test('a statement that takes too long is ended, and the connection serves the next', async () => {
  const { connection } = await openTestGallery()
  const { db } = await connectTo({ ...connection, statement_timeout: 100 })

  const error = await sql`SELECT pg_sleep(60)`.execute(db).catch((error: unknown) => error)

  expect(error).toMatchObject({ code: '57014' })
  expect(isDatabaseAway(error)).toBe(true)
  await expect(sql`SELECT 1`.execute(db)).resolves.toBeDefined()
})

test('whoever gets no connection in time hears that the database is away', async () => {
  const { connection } = await openTestGallery()
  const { pool, db } = await connectTo({ ...connection, max: 1 })
  const taken = await pool.connect()
  Object.assign(pool.options, { connectionTimeoutMillis: 100 })
  onTestFinished(() => taken.release())

  const error = await sql`SELECT 1`.execute(db).catch((error: unknown) => error)

  expect(isDatabaseAway(error)).toBe(true)
})

test('a server that freezes in the middle is given up in time, and nothing that was begun with it goes on later', async () => {
  // One of its own: its processes are on this machine.
  const { connection, stop } = await startEmbeddedPostgres(shared)
  onTestFinished(stop)
  await ask(connection, 'CREATE TABLE rate_limits (key text, hits int, resets_at timestamptz)')
  const { db } = await connectTo({ ...connection, max: 1, query_timeout: 300 })
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  const pid = rows[0]?.pid ?? expect.unreachable()

  process.kill(pid, 'SIGSTOP')
  // Even the BEGIN of it is not answered.
  const error = await keep(db.transaction().execute((tx) => note(tx, 'given up')))
  process.kill(pid, 'SIGCONT')
  await note(db, 'kept')

  expect(isDatabaseAway(error)).toBe(true)
  expect(await ask(connection, 'SELECT key FROM rate_limits')).toEqual([{ key: 'kept' }])
})

test('a connection that breaks in the middle of a transaction is the database’s going away', async () => {
  const { connection, pool: other } = await openTestGallery()
  const { db } = await connectTo({ ...connection, max: 1 })

  const error = await keep(
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
      await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
      await note(tx, 'lost')
    }),
  )

  expect(isDatabaseAway(error)).toBe(true)
  await note(db, 'next')
})

test.each([
  [1, [6, 7, 5]],
  [2, [3, 4, 3]],
  [4, [3, 3, 3]],
  [8, [3, 3, 3]],
])(
  'of %i processes each has its part of the connections, and never too few for two at once',
  async (processes, most) => {
    const { connection } = await openTestGallery()

    const pools = await Promise.all(
      (['house', 'acting', 'reading'] as const).map((share) => connect(connection, share, processes)),
    )
    await Promise.all(pools.map(({ pool }) => pool.end()))

    expect(pools.map(({ pool }) => pool.options.max)).toEqual(most)
  },
)

async function connectTo(connection: ClientConfig & { max?: number }) {
  const opened = await connect(connection)
  onTestFinished(() => opened.pool.end())
  return opened
}

const keep = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const note = (db: Awaited<ReturnType<typeof connect>>['db'], key: string) =>
  db.insertInto('rate_limits').values({ key, hits: 1, resets_at: new Date() }).execute()
