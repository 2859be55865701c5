import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { transact, waitForLock, workUnderLock } from './index.ts'
import { LOCK_NUMBERS } from './lock-numbers.ts'
import { LOCKS } from './locks.ts'

test('whoever wants a lock that another has waits until that one is done; other locks are free', async () => {
  const { db } = await openTestGallery()
  const { promise, resolve } = Promise.withResolvers<void>()
  const done: string[] = []
  const first = transact(db, async (tx) => {
    await waitForLock(tx, 'keys of a kind', 'artist')
    done.push('first has it')
    await promise
    done.push('first')
  })
  await expect.poll(() => done).toEqual(['first has it'])
  const second = transact(db, async (tx) => {
    await waitForLock(tx, 'keys of a kind', 'artist')
    done.push('second')
  })
  await transact(db, async (tx) => {
    await waitForLock(tx, 'keys of a kind', 'artwork')
    await waitForLock(tx, 'slugs of a table', 'artist')
    await waitForLock(tx, 'shipping zones')
    done.push('another')
  })
  resolve()
  await Promise.all([first, second])

  expect(done).toEqual(['first has it', 'another', 'first', 'second'])
})

test('a lock for longer work is free again when the work fails', async () => {
  const { db } = await openTestGallery()
  const fail = () => Promise.reject(new Error('no'))

  await expect(workUnderLock(db, 'the demo’s collection', fail)).rejects.toThrow('no')

  await workUnderLock(db, 'the demo’s collection', () => transact(db, (tx) => waitForLock(tx, 'the demo’s people')))
  const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db)
  expect(rows).toEqual([])
})

test('locks have the numbers that nodes of earlier versions wait under', async () => {
  const { db } = await openTestGallery()
  const keyOf = (take: (tx: typeof db) => Promise<void>) =>
    transact(db, async (tx) => {
      await take(tx)
      const { rows } = await sql<{ key: string }>`
        SELECT classid || ' ' || objid || ' ' || objsubid AS key FROM pg_locks
        WHERE locktype = 'advisory' AND pid = pg_backend_pid()`.execute(tx)
      return rows.map(({ key }) => key)
    })
  const former = (call: ReturnType<typeof sql>) => keyOf((tx) => sql`SELECT ${call}`.execute(tx).then(() => undefined))

  for (const [take, call] of [
    [(tx: typeof db) => waitForLock(tx, 'an import'), sql`pg_advisory_xact_lock(2711010)`],
    [(tx: typeof db) => waitForLock(tx, 'the first content'), sql`pg_advisory_xact_lock(2711011)`],
    [(tx: typeof db) => waitForLock(tx, 'the demo’s people'), sql`pg_advisory_xact_lock(2711009)`],
    [
      (tx: typeof db) => waitForLock(tx, 'holds of a caller', '10.0.0.1'),
      sql`pg_advisory_xact_lock(hashtextextended('holds from 10.0.0.1', 0))`,
    ],
    [
      (tx: typeof db) => waitForLock(tx, 'the newsletter of an address', 'Ada@example.com'),
      sql`pg_advisory_xact_lock(hashtext('newsletter'), hashtext('ada@example.com'))`,
    ],
    [
      (tx: typeof db) => waitForLock(tx, 'slugs of a table', 'news'),
      sql`pg_advisory_xact_lock(hashtext('slugs of news'))`,
    ],
  ] as const) {
    const keys = await keyOf(take)
    expect(keys).toHaveLength(1)
    expect(keys).toEqual(await former(call))
  }
})

test('no two locks have the same key', async () => {
  const { db } = await openTestGallery()
  const numbers = [LOCK_NUMBERS.dataFolder, LOCK_NUMBERS.migration].map((number) => sql.lit(number))
  const compiled = [...numbers, ...Object.values(LOCKS).map((make) => make('same'))].map((key) => {
    const { sql: text, parameters } = sql`${key}`.compile(db)
    return [text, ...parameters].join()
  })

  expect(new Set(compiled).size).toBe(compiled.length)
})
