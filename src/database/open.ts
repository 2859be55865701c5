import type { Pool, PoolConfig } from 'pg'

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
  dataDir: string
  migrationsDir: string
  /** Is told when the embedded server has gone and comes back. */
  log?: KeeperLog | undefined
}

/** Opens the outside database or starts the embedded one, and migrates it. Fails with words that help. */
export async function openDatabase({ databaseUrl, dataDir, migrationsDir, log }: Options): Promise<OpenDatabase> {
  const where = databaseUrl ? withoutPassword(databaseUrl) : dataDir
  const cleanUps: (() => Promise<void>)[] = []
  const close = async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  }
  try {
    let connection: PoolConfig = { connectionString: databaseUrl }
    if (!databaseUrl) {
      const embedded = await startEmbeddedPostgres({ dataDir, log })
      cleanUps.push(embedded.stop)
      connection = embedded.connection
    }
    const open = async (share: Parameters<typeof connect>[1]) => {
      const opened = await connect(connection, share)
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
