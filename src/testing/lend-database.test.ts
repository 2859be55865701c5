import { Client, type Pool } from 'pg'
import { expect, test } from 'vitest'

import { lendDatabase } from './lend-database.ts'
import { openTestGallery } from './open-test-gallery.ts'

/** Every row of every table and the state of every sequence. */
async function readAll(pool: Pool): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(`
    SELECT c.oid::regclass::text AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'S') AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  const all: Record<string, unknown> = {}
  for (const { name } of rows) {
    const held = await pool.query(
      `SELECT to_jsonb(one) - 'log_cnt' AS row FROM (SELECT * FROM ${name}) AS one ORDER BY 1`,
    )
    all[name] = held.rows
  }
  return all
}

const nameOf = async (pool: Pool): Promise<string> =>
  (await pool.query('SELECT current_database() AS name')).rows[0].name

test('a database that a test has written into is as before when the next one gets it', async () => {
  const first = await lendDatabase()
  const name = await nameOf(first.pool)
  const before = await readAll(first.pool)
  expect(Object.keys(before).length).toBeGreaterThan(80)
  await first.pool.query("UPDATE content SET draft = '{}'")
  await first.pool.query('DELETE FROM shipping_countries')
  await first.pool.query("INSERT INTO users (name, email, locale) VALUES ('Ada', 'ada@example.com', 'en')")
  await first.pool.query('SET search_path = nowhere; SELECT pg_advisory_lock(7)')
  const patience = first.pool.options.connectionTimeoutMillis
  Object.assign(first.pool.options, { connectionTimeoutMillis: 1 })
  expect(await readAll(first.pool).catch(() => undefined)).not.toEqual(before)
  await first.giveBack()

  const second = await lendDatabase()
  expect(await nameOf(second.pool)).toBe(name)
  expect(await readAll(second.pool)).toEqual(before)
  const { rows } = await second.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 7")
  expect(rows).toEqual([])
  expect(second.pool.options.connectionTimeoutMillis).toBe(patience)
  await second.giveBack()
})

test('what another connection wrote, and what was written and taken back, is put right as well', async () => {
  const first = await lendDatabase()
  const name = await nameOf(first.pool)
  const before = await readAll(first.pool)
  const stranger = new Client(first.connection).on('error', () => undefined)
  await stranger.connect()
  await stranger.query("UPDATE gallery SET name = '{}'; DELETE FROM content")
  await first.pool.query(
    "BEGIN; INSERT INTO users (name, email, locale) VALUES ('Ada', 'a@example.com', 'en'); ROLLBACK",
  )
  await first.giveBack()

  const second = await lendDatabase()
  expect(await nameOf(second.pool)).toBe(name)
  expect(await readAll(second.pool)).toEqual(before)
  await second.giveBack()
})

test.each([
  ['a table that is gone', 'DROP TABLE shipping_countries CASCADE'],
  ['another trigger', 'CREATE TRIGGER one AFTER UPDATE ON users EXECUTE FUNCTION suppress_redundant_updates_trigger()'],
  ['another rule', 'ALTER TABLE users ADD CONSTRAINT one CHECK (true)'],
])('a database with %s is not lent again', async (_what, statement) => {
  const first = await lendDatabase()
  const name = await nameOf(first.pool)
  await first.pool.query(statement)
  await first.giveBack()
  const second = await lendDatabase()
  expect(await nameOf(second.pool)).not.toBe(name)
  await second.giveBack()
})

test('a database that is still being used is not lent again', async () => {
  const first = await lendDatabase()
  const name = await nameOf(first.pool)
  const client = await first.pool.connect()
  setTimeout(() => client.release(), 50)
  await first.giveBack()
  const second = await openTestGallery()
  expect(await nameOf(second.pool)).not.toBe(name)
})
