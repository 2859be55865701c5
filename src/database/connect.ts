import { Kysely, PostgresDialect } from 'kysely'
import { type Pool, type PoolConfig, types } from 'pg'

import { noteStatement } from './note-reads.ts'
import { HonestPool } from './pool.ts'
import type { Tables } from './schema.ts'
import { StartFailure } from './start-failure.ts'

// A day stays `2026-11-15`: as a moment it would shift with the time zone of the machine.
types.setTypeParser(types.builtins.DATE, (day) => day)

/** The typed query builder that the whole domain speaks through; a transaction is one too. */
export type Database = Kysely<Tables>

/** A share of the connections, for one kind of work. */
interface Share {
  most: number
  /** How long one waits for a connection, in milliseconds. */
  patience: number
  /** How long one statement may take, in milliseconds; without it, as long as it takes. */
  longest?: number
}

/**
 * Eighteen connections in three shares, so that no kind of work can take those of another: however many look around,
 * whoever buys is served. At a screen, no answer in time is worse than a no.
 */
const SHARES = {
  /** What the house does by itself: opening, jobs, the works in memory. */
  house: { most: 6, patience: 10_000 },
  /** What people do: log in, fill a cart, order, pay. */
  acting: { most: 7, patience: 4000, longest: 5000 },
  /** What anybody may look at. */
  reading: { most: 5, patience: 3000, longest: 4000 },
} satisfies Record<string, Share>

/** Fewer in one pool would have whoever needs a second connection wait for whoever does, too. */
const FEWEST = 3

/** How many of a share one of several processes has, which together have about as many as one alone. */
const divide = (share: keyof typeof SHARES, processes: number): number =>
  Math.min(SHARES[share].most, Math.max(FEWEST, Math.ceil(SHARES[share].most / processes)))

// PostgreSQL itself ends a statement that takes too long; it is given a moment before it is taken for frozen.
const GRACE_MS = 1000

/** Opens a pool and proves that a PostgreSQL of a supported version answers. */
export async function connect(
  connection: PoolConfig,
  share: keyof typeof SHARES = 'house',
  processes = 1,
): Promise<{ pool: Pool; db: Database }> {
  const { patience, longest }: Share = SHARES[share]
  const limit = longest === undefined ? {} : { statement_timeout: longest, query_timeout: longest + GRACE_MS }
  const pool = new HonestPool({
    max: divide(share, processes),
    connectionTimeoutMillis: patience,
    ...limit,
    // A generic plan made the filtered list 15 times slower than a plan for the values at hand.
    options: '-c plan_cache_mode=force_custom_plan',
    ...connection,
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
  const log = ({ query }: { query: { sql: string } }) => noteStatement(query.sql)
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }) }
}
