import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { Pool } from 'pg'

import { connect, type Database, migrate, startEmbeddedPostgres } from '../src/database/index.ts'
import { followArtworks } from '../src/domain/catalogue/index.ts'

/** What a measurement works with. */
export interface OwnDatabase {
  folder: string
  pool: Pool
  db: Database
  artworks: Awaited<ReturnType<typeof followArtworks>>
}

/** Measures on a database of its own, which is gone afterwards, whatever happens. */
export async function onOwnDatabase(measure: (opened: OwnDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-bench-'))
  // The account that root lends the database has to get through.
  await chmod(folder, 0o711)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data') })
  try {
    const { pool, db } = await connect(connection)
    await migrate(pool, path.resolve('src/database/migrations'))
    const artworks = await followArtworks({ db, connection })
    await measure({ folder, pool, db, artworks })
    await artworks.close()
    await pool.end()
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
