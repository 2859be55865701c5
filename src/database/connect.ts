import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'

import type { Tables } from './schema.ts'
import { StartFailure } from './start-failure.ts'

// A day stays `2026-11-15`: as a moment it would shift with the time zone of the machine.
types.setTypeParser(types.builtins.DATE, (day) => day)

/** The typed query builder that the whole domain speaks through; a transaction is one too. */
export type Database = Kysely<Tables>

/** Opens a pool and proves that a PostgreSQL of a supported version answers. */
export async function connect(connection: PoolConfig): Promise<{ pool: Pool; db: Database }> {
  const pool = new Pool({
    max: 16,
    connectionTimeoutMillis: 10_000,
    ...connection,
    // A generic plan made the filtered list 15 times slower than a plan for the values at hand.
    options: '-c plan_cache_mode=force_custom_plan',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const { rows } = await pool.query("SELECT current_setting('server_version_num')::int AS version")
    if (rows[0].version < 150_000) {
      throw new StartFailure(
        `PostgreSQL ${Math.floor(rows[0].version / 10_000)} is too old: version 15 or newer is needed.`,
      )
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
