import type { Pool, PoolConfig } from 'pg'

import { connect, type Database } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { migrate } from './migrate.ts'
import { explainStartFailure } from './start-failure.ts'

/** The gallery's database, migrated and ready. */
export interface OpenDatabase {
  db: Database
  pool: Pool
  connection: PoolConfig
  close: () => Promise<void>
}

interface Options {
  /** An outside PostgreSQL; without it the embedded one starts in the data folder. */
  databaseUrl?: string | undefined
  dataDir: string
  migrationsDir: string
}

/** Opens the outside database or starts the embedded one, and migrates it. Fails with words that help. */
export async function openDatabase({ databaseUrl, dataDir, migrationsDir }: Options): Promise<OpenDatabase> {
  const where = databaseUrl ? withoutPassword(databaseUrl) : dataDir
  const cleanUps: (() => Promise<void>)[] = []
  const close = async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  }
  try {
    let connection: PoolConfig = { connectionString: databaseUrl }
    if (!databaseUrl) {
      const embedded = await startEmbeddedPostgres({ dataDir })
      cleanUps.push(embedded.stop)
      connection = embedded.connection
    }
    const { pool, db } = await connect(connection)
    cleanUps.push(() => pool.end())
    await migrate(pool, migrationsDir)
    return { db, pool, connection, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw explainStartFailure(error, where)
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${url.protocol}//${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`
}
