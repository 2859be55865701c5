import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { StartFailure } from '../start-failure.ts'
import { nameDraft } from './drafts.ts'
import { type Places, preparePlaces } from './places.ts'
import { runAs } from './run-as.ts'

/** A running embedded server that this process alone may use. */
export interface EmbeddedPostgres {
  connection: ClientConfig
  stop: () => Promise<void>
}

interface Options {
  dataDir: string
  /** Extra server settings, such as `fsync=off` for tests. */
  settings?: string[]
}

const SUPERUSER = 'cimaise'
const DATABASE = 'cimaise'
// Any fixed number: whoever holds this lock owns the data folder.
const OWNERSHIP_LOCK = 2_711_001
const STARTING_TAKES_AT_MOST_MS = 60_000
// What a server says, or what is said about it, while it is going down, recovering, or being started by a neighbour.
const PASSING =
  /57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*\.s\.PGSQL|Connection terminated|lock file .* already exists|shared memory block/

/** Starts PostgreSQL in the data folder, or adopts the one a killed process left behind there. */
export async function startEmbeddedPostgres({ dataDir, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const places = await preparePlaces(dataDir)
  await initialise(places)

  // Settings of the environment, such as PGPORT, are meant for other servers.
  const connection = { host: places.socket, port: 5432, ssl: false, user: SUPERUSER }
  const ownership = await takeOwnership({ ...connection, database: 'postgres' }, dataDir, () =>
    startServer(places, settings),
  )
  const stop = async () => {
    // Owned to the last, so that nobody adopts a server which is going down.
    await stopServer(places)
    await ownership.end().catch(() => undefined)
  }
  try {
    await createDatabase(ownership)
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
  return { connection: { ...connection, database: DATABASE }, stop }
}

/** Creates the cluster beside its final place and moves it there whole, so an interrupted start leaves nothing half made. */
async function initialise({ account, bin, cluster }: Places): Promise<void> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === '18') return
  if (version) {
    throw new StartFailure(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}; this release brings version 18.`,
    )
  }
  const draft = nameDraft(cluster)
  try {
    await runAs(account, path.join(bin, 'initdb'), [
      '--pgdata',
      draft,
      '--username',
      SUPERUSER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // A neighbour who started in the same moment was faster, and its cluster is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Connects, starting the server if none answers, and locks the folder. The session keeps the lock for as long as
 * this process lives: even `kill -9` frees it.
 */
async function takeOwnership(connection: ClientConfig, dataDir: string, start: () => Promise<void>): Promise<Client> {
  const deadline = Date.now() + STARTING_TAKES_AT_MOST_MS
  for (;;) {
    try {
      return await lock(connection, dataDir).catch(async (error: unknown) => {
        if (!isPassing(error)) throw error
        await start()
        return lock(connection, dataDir)
      })
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

async function lock(connection: ClientConfig, dataDir: string): Promise<Client> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: 5000,
    application_name: `process ${process.pid}`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The session of a process that was just killed needs a moment to end.
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [OWNERSHIP_LOCK])
      if (rows[0].mine) return client
      await sleep(100)
    }
    const { rows } = await client.query(
      `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND objid = $1 AND granted`,
      [OWNERSHIP_LOCK],
    )
    throw new StartFailure(
      `The data folder ${dataDir} is in use by ${rows[0]?.application_name ?? 'another process'}. Stop it first, or choose another folder with DATA_DIR.`,
    )
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function startServer({ account, bin, home, cluster, socket, log }: Places, settings: string[]): Promise<void> {
  const options = [`-k "${socket}"`, ...["listen_addresses=''", 'port=5432', 'jit=off', ...settings].map((setting) => `-c ${setting}`)]
  const before = await sizeOf(log)
  try {
    await runAs(
      account,
      path.join(bin, 'pg_ctl'),
      // These names pass through a shell, which would read a path of any kind in its own way: so they are relative.
      ['start', '-D', path.basename(cluster), '-l', path.basename(log), '-w', '-t', '60', '-o', options.join(' ')],
      home,
    )
  } catch (cause) {
    const written = (await readFile(log).catch(() => Buffer.of())).subarray(before).toString().trim()
    const said = written.split('\n').slice(-4).join('\n') || (cause as Error).message
    throw new Error(`PostgreSQL did not start: ${said}`, { cause })
  }
}

async function stopServer({ account, bin, cluster }: Places): Promise<void> {
  const pgCtl = path.join(bin, 'pg_ctl')
  await runAs(account, pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']).catch(async (error: unknown) => {
    // One that was killed before needs no stopping.
    const isRunning = await runAs(account, pgCtl, ['status', '-D', cluster]).then(
      () => true,
      () => false,
    )
    if (isRunning) throw error
  })
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
}

function isPassing(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return !(error instanceof StartFailure) && PASSING.test(`${code} ${message}`)
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
