import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { Pool } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

import { createTestDatabase } from '../testing/lend-database.ts'
import { migrate } from './migrate.ts'
import { StartFailure } from './start-failure.ts'

test('every migration is applied once, and a second run has nothing to do', async () => {
  const { migrationsDir } = inject('databases')
  const { pool } = await openEmptyDatabase()

  const first = await migrate(pool, migrationsDir)
  const second = await migrate(pool, migrationsDir)

  expect(first).toEqual((await readdir(migrationsDir)).toSorted())
  expect(second).toEqual([])
})

test('of two nodes that start at once each migration is applied by one', async () => {
  const { migrationsDir } = inject('databases')
  const { pool, anotherPool } = await openEmptyDatabase()

  const applied = await Promise.all([migrate(pool, migrationsDir), migrate(anotherPool, migrationsDir)])

  expect(applied.flat()).toEqual((await readdir(migrationsDir)).toSorted())
})

test('migrations added later are applied on top, in the order of their names', async () => {
  const { pool } = await openEmptyDatabase()
  const folder = await writeMigrations({ '0001-make.sql': 'CREATE TABLE works (title text)' })
  await migrate(pool, folder)
  await writeFile(path.join(folder, '0010-fill.sql'), 'INSERT INTO works SELECT name FROM artists')
  await writeFile(path.join(folder, '0002-artists.sql'), "CREATE TABLE artists AS SELECT 'Anna' AS name")

  expect(await migrate(pool, folder)).toEqual(['0002-artists.sql', '0010-fill.sql'])
  expect((await pool.query('SELECT title FROM works')).rows).toEqual([{ title: 'Anna' }])
})

test('the people of a demo from before marks are found by their addresses, and nobody else', async () => {
  const { pool, migrationsDir } = await openBefore('0018')
  await pool.query(`INSERT INTO demo DEFAULT VALUES;
    INSERT INTO users (name, email, locale, password_hash, scope) VALUES
      ('Mathilde', 'Admin@cimaise.example', 'fr', 'hash', '{collector,admin}'),
      ('Lin', 'sales@cimaise.example', 'cn', NULL, '{collector}'),
      ('Camille', 'camille.roche@id.cimaise.example', 'fr', NULL, '{collector}'),
      ('Ada', 'ada@cimaise.example', 'en', 'hash', '{collector,admin}');
    INSERT INTO social_logins (provider, subject, user_id) SELECT 'demo', 'visitor', id FROM users WHERE name = 'Camille'`)

  await migrate(pool, migrationsDir)

  const { rows } = await pool.query(
    'SELECT name, demo_person, demo_ended_at IS NOT NULL AS is_over FROM users ORDER BY name',
  )
  expect(rows).toEqual([
    { name: 'Ada', demo_person: null, is_over: false },
    { name: 'Camille', demo_person: 'visitor', is_over: false },
    { name: 'Lin', demo_person: 'sales', is_over: true },
    { name: 'Mathilde', demo_person: 'admin', is_over: false },
  ])
})

/** A database as it was before a migration, with what those before it have made. */
async function openBefore(number: string) {
  const { migrationsDir } = inject('databases')
  const { pool } = await openEmptyDatabase()
  const before = (await readdir(migrationsDir)).filter((name) => name < number)
  const texts = before.map(async (name) => [name, await readFile(path.join(migrationsDir, name), 'utf8')] as const)
  await migrate(pool, await writeMigrations(Object.fromEntries(await Promise.all(texts))))
  return { pool, migrationsDir }
}

test('a migration that was changed after it ran is refused', async () => {
  const { pool } = await openEmptyDatabase()
  const folder = await writeMigrations({ '0001-make.sql': 'CREATE TABLE works (title text)' })
  await migrate(pool, folder)
  await writeFile(path.join(folder, '0001-make.sql'), 'CREATE TABLE works (name text)')

  await expect(migrate(pool, folder)).rejects.toThrow(
    new StartFailure('Migration 0001-make.sql was changed after it ran on this database: write a new one instead.'),
  )
})

test('a migration that fails is rolled back wholly and named, the ones before it stay', async () => {
  const { pool } = await openEmptyDatabase()
  const folder = await writeMigrations({
    '0001-good.sql': 'CREATE TABLE works (title text)',
    '0002-bad.sql': 'CREATE TABLE artists (name text); INSERT INTO nowhere VALUES (1);',
  })

  await expect(migrate(pool, folder)).rejects.toThrow(
    'Migration 0002-bad.sql failed: relation "nowhere" does not exist',
  )

  const { rows } = await pool.query(
    "SELECT to_regclass('works') AS works, to_regclass('artists') AS artists, array(SELECT name FROM migrations) AS known",
  )
  expect(rows).toEqual([{ works: 'works', artists: null, known: ['0001-good.sql'] }])
})

test('after a failure the mended migration runs', async () => {
  const { pool } = await openEmptyDatabase()
  const folder = await writeMigrations({ '0001-make.sql': 'CREATE TABEL works (title text)' })
  await expect(migrate(pool, folder)).rejects.toThrow('0001-make.sql')
  await writeFile(path.join(folder, '0001-make.sql'), 'CREATE TABLE works (title text)')

  expect(await migrate(pool, folder)).toEqual(['0001-make.sql'])
})

test('a connection that breaks during a migration does not hide its name', async () => {
  const { pool } = await openEmptyDatabase()
  const folder = await writeMigrations({ '0001-break.sql': 'SELECT pg_terminate_backend(pg_backend_pid())' })

  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0001-break.sql failed')
})

async function openEmptyDatabase(): Promise<{ pool: Pool; anotherPool: Pool }> {
  const { connection, drop } = await createTestDatabase({ isEmpty: true })
  onTestFinished(drop)
  const openPool = () => {
    const pool = new Pool(connection)
    pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
    onTestFinished(() => pool.end())
    return pool
  }
  return { pool: openPool(), anotherPool: openPool() }
}

async function writeMigrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql)
  return folder
}
