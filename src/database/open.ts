import type { ClientConfig, Pool, PoolConfig } from 'pg'

import type { KeeperLog } from '../keep-running.ts'
import { connect, type Database } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { migrate } from './migrate.ts'
import { explainStartFailure } from './start-failure.ts'

/** The gallery's database, migrated and ready. */
export interface OpenDatabase {
  /** For what the house does by itself. */
  db: Database
  pool: Pool
  /** For what people do, and for what anybody may look at: connections of their own, and answers in time or none. */
  acting: Database
  reading: Database
  connection: PoolConfig
  close: () => Promise<void>
}

interface Options {
  /** An outside PostgreSQL; without it the embedded one starts in the data folder. */
  databaseUrl?: string | undefined
  /** The embedded one, where another process of the gallery has started it and owns it. */
  started?: ClientConfig | undefined
  dataDir: string
  migrationsDir: string
  /** Is told when the embedded server has gone and comes back. */
  log?: KeeperLog | undefined
  /** How many processes share the connections, and whether this is the one that does the jobs: those need theirs. */
  processes?: number | undefined
  doesJobs?: boolean | undefined
}

/** Opens the outside database or starts the embedded one, and migrates it. Fails with words that help. */
export async function openDatabase({
  databaseUrl,
  started,
  dataDir,
  migrationsDir,
  log,
  processes = 1,
  doesJobs = true,
}: Options): Promise<OpenDatabase> {
  const where = databaseUrl ? withoutPassword(databaseUrl) : dataDir
  const cleanUps: (() => Promise<void>)[] = []
  const close = async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  }
  try {
    let connection: PoolConfig = started ?? { connectionString: databaseUrl }
    if (!databaseUrl && !started) {
      const embedded = await startEmbeddedPostgres({ dataDir, log })
      cleanUps.push(embedded.stop)
      connection = embedded.connection
    }
    const open = async (share: Parameters<typeof connect>[1]) => {
      const opened = await connect(connection, share, share === 'house' && doesJobs ? 1 : processes)
      cleanUps.push(() => opened.pool.end())
      return opened
    }
    const { pool, db } = await open('house')
    await migrate(pool, migrationsDir)
    const [{ db: acting }, { db: reading }] = [await open('acting'), await open('reading')]
    return { db, pool, acting, reading, connection, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw explainStartFailure(error, where)
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${url.protocol}//${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`
}
