import type { ClientConfig, Pool } from 'pg'

import { keepConnection, LOCK_NUMBERS } from '../../database/index.ts'

const EVERY_MS = 10_000

// A machine that vanishes without a word is given up after a minute.
const NOTICE_SOON = 'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3'

/**
 * Frees the jobs of nodes that are gone, now and from time to time: the queue by itself would let them wait for hours.
 * A node lives as long as the database keeps its lock, which ends with its connection, however that ended.
 */
export async function freeOrphans(
  pool: Pool,
  connection: ClientConfig,
  node: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const leave = await keepConnection(connection, async (client) => {
    await client.query(NOTICE_SOON)
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_NUMBERS.node, node])
  })
  await unlock(pool).catch(onError)
  const timer = setInterval(() => void unlock(pool).catch(onError), EVERY_MS)
  return async () => {
    clearInterval(timer)
    await leave()
  }
}

/** A node that has just come may have begun to work a moment before it has its lock. */
const unlock = (pool: Pool) =>
  pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(node)) FROM (
       SELECT DISTINCT locked_by AS node FROM graphile_worker._private_jobs
       WHERE locked_at < now() - interval '5 seconds') AS busy
     WHERE pg_try_advisory_xact_lock($1, hashtext(node)) HAVING count(*) > 0`,
    [LOCK_NUMBERS.node],
  )
