import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type { Pool } from 'pg'

import { LOCK_NUMBERS } from './lock-numbers.ts'
import { StartFailure } from './start-failure.ts'

/** Brings the database to the newest shape; several nodes may start at once, one of them does the work. */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const applied: string[] = []
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.migration])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations')
    const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))

    for (const { name, sql, checksum } of await readMigrations(folder)) {
      const before = known.get(name)
      if (before === checksum) continue
      if (before !== undefined) {
        throw new StartFailure(`Migration ${name} was changed after it ran on this database: write a new one instead.`)
      }
      await client.query('BEGIN')
      try {
        await client.query(sql)
        await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
        await client.query('COMMIT')
      } catch (error) {
        // A connection that broke has rolled back by itself.
        await client.query('ROLLBACK').catch(() => undefined)
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
    await migrateJobs({ pgPool: pool, logger: new Logger(() => () => undefined) })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_NUMBERS.migration]).catch(() => undefined)
    client.release()
  }
  return applied
}

async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
