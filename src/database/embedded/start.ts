import { readFile, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { StartFailure } from '../start-failure.ts'
import { type Places, preparePlaces } from './places.ts'
import { type Account, findServerAccount, runAs } from './run-as.ts'

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

/** Starts PostgreSQL in the data folder, or adopts the one a killed process left behind there. */
export async function startEmbeddedPostgres({ dataDir, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const account = findServerAccount()
  const places = await preparePlaces(dataDir, account)
  await initialise(places, account)

  const connection = { host: places.socket, user: SUPERUSER, database: DATABASE }
  if (!(await accepts(connection))) await startServer(places, account, settings, connection)
  await createDatabase(connection)
  const ownership = await takeOwnership(connection, dataDir)

  return {
    connection,
    async stop() {
      await ownership.end()
      await runAs(account, path.join(places.bin, 'pg_ctl'), ['stop', '-D', places.cluster, '-m', 'fast', '-w'])
    },
  }
}

/** Creates the cluster beside its final place and moves it there whole, so an interrupted start leaves nothing half made. */
async function initialise({ bin, cluster }: Places, account: Account | undefined): Promise<void> {
  const home = path.dirname(cluster)
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    const draft = `${cluster}.draft-${process.pid}`
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
    await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } else if (version.trim() !== '18') {
    throw new StartFailure(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}; this release brings version 18.`,
    )
  }
  for (const name of await readdir(home)) {
    if (name.startsWith('cluster.draft-') && !isAlive(Number(name.split('-').pop()))) {
      await rm(path.join(home, name), { recursive: true, force: true })
    }
  }
}

async function startServer(places: Places, account: Account | undefined, settings: string[], connection: ClientConfig) {
  const options = [
    `-k "${places.socket}"`,
    ...["listen_addresses=''", 'jit=off', ...settings].map((setting) => `-c ${setting}`),
  ]
  const pgCtl = path.join(places.bin, 'pg_ctl')
  try {
    await runAs(account, pgCtl, [
      'start',
      '-D',
      places.cluster,
      '-l',
      places.log,
      '-w',
      '-t',
      '60',
      '-o',
      options.join(' '),
    ])
  } catch (cause) {
    // A neighbour may have started the same server in this very moment, or an orphan is still recovering.
    for (let attempt = 0; attempt < 40; attempt++) {
      if (await accepts(connection)) return
      await sleep(100)
    }
    const log = await readFile(places.log, 'utf8').catch(() => '')
    throw new Error(`PostgreSQL did not start: ${log.trim().split('\n').slice(-4).join('\n')}`, { cause })
  }
}

async function accepts(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    const isThereNow = ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
    if (!isThereNow) throw error
  } finally {
    await client.end()
  }
}

/** The session keeps the lock for as long as this process lives: even `kill -9` frees it. */
async function takeOwnership(connection: ClientConfig, dataDir: string): Promise<Client> {
  const client = new Client({ ...connection, application_name: `cimaise, process ${process.pid}` })
  client.on('error', () => undefined)
  await client.connect()
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
  await client.end()
  const owner = rows[0]?.application_name ?? 'another process'
  throw new StartFailure(
    `The data folder ${dataDir} is in use by ${owner}. Stop it first, or choose another folder with DATA_DIR.`,
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
