import { once } from 'node:events'

import type { Client, ClientConfig } from 'pg'

import { keepRunning, type KeeperLog } from '../../keep-running.ts'
import { initialise } from './initialise.ts'
import { takeOwnership } from './ownership.ts'
import { type Places, preparePlaces } from './places.ts'
import { startServer, stopServer } from './server.ts'

/** A running embedded server that this process alone may use. */
export interface EmbeddedPostgres {
  connection: ClientConfig
  stop: () => Promise<void>
}

interface Options {
  dataDir: string
  /** Extra server settings, such as `fsync=off` for tests. */
  settings?: string[]
  /** Is told when the server has gone and comes back. */
  log?: KeeperLog | undefined
  /** How many processes will ask it. */
  processes?: number
}

const SUPERUSER = 'cimaise'
const DATABASE = 'cimaise'
const PORT = 5432

/** What PostgreSQL has by itself, or so many that each process has its own, one that takes another's place too. */
const connectionsFor = (processes: number) => Math.max(100, 12 * (processes + 1) + 20)

/**
 * Starts PostgreSQL in the data folder, or adopts the one a killed process left behind there. Whenever it goes without
 * having been stopped, it is started again.
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = [],
  log,
  processes = 1,
}: Options): Promise<EmbeddedPostgres> {
  const places = await preparePlaces(dataDir)
  await initialise(places, SUPERUSER)

  const connection = connectionTo(places)
  const room = `max_connections=${connectionsFor(processes)}`
  const ownSettings = ["listen_addresses=''", `port=${PORT}`, 'jit=off', room]
  const own = () =>
    takeOwnership({
      connection: { ...connection, database: 'postgres' },
      dataDir,
      start: () => startServer(places, [...ownSettings, ...settings]),
    })
  // The session of the owner lives as long as the server does.
  const endOf = (owner: Client) => once(owner, 'end')
  const { first, letGo } = await keepRunning({ name: 'PostgreSQL', start: own, endOf, log })
  const stop = async () => {
    const owner = await letGo()
    // What is not ours may be somebody else's by now.
    if (!owner) return
    // Owned to the last, so that nobody adopts a server which is going down.
    await stopServer(places)
    await owner.end()
  }
  try {
    await createDatabase(first)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection: { ...connection, database: DATABASE }, stop }
}

/** How the server of a data folder is reached, should one be running. */
export async function locateEmbeddedPostgres(dataDir: string): Promise<ClientConfig> {
  return { ...connectionTo(await preparePlaces(dataDir)), database: DATABASE }
}

// All is said here, as what the environment holds, such as PGPORT, is meant for other servers.
const connectionTo = ({ socket }: Places) => ({ host: socket, port: PORT, ssl: false, user: SUPERUSER })

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
}
