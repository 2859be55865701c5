import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { LOCK_NUMBERS } from '../lock-numbers.ts'
import { StartFailure } from '../start-failure.ts'

const GIVE_UP_AFTER_MS = 60_000
// What a server says, or is said about it, while it goes down, recovers, or is being started by a neighbour.
const PASSING =
  /57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|connect ENOENT|Connection terminated|the database system is|lock file|shared memory block/

interface Options {
  connection: ClientConfig
  dataDir: string
  /** Starts the server when none answers. */
  start: () => Promise<void>
}

/**
 * Makes this process the only owner of the server, started if need be. The session that it answers keeps the lock
 * for as long as the process lives: even `kill -9` frees it.
 */
export async function takeOwnership({ connection, dataDir, start }: Options): Promise<Client> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    try {
      return await connectAndLock(connection, dataDir)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    try {
      await start()
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

async function connectAndLock(connection: ClientConfig, dataDir: string): Promise<Client> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: 5000,
    application_name: `process ${process.pid}`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The session of a process that was just killed needs a moment to end.
    for (let attempt = 0; attempt < 10; attempt++) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK_NUMBERS.dataFolder])
      if (rows[0].mine) return client
      await sleep(100)
    }
    const { rows } = await client.query(
      `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND objid = $1 AND granted`,
      [LOCK_NUMBERS.dataFolder],
    )
    const owner = rows[0]?.application_name ?? 'another process'
    throw new StartFailure(
      `The data folder ${dataDir} is in use by ${owner}. Stop it first, or choose another folder with DATA_DIR.`,
    )
  } catch (error) {
    await client.end()
    throw error
  }
}

function isPassing(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return !(error instanceof StartFailure) && PASSING.test(`${code} ${message}`)
}
