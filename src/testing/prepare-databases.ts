import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import type { ClientConfig } from 'pg'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { connect, migrate, startEmbeddedPostgres } from '../database/index.ts'
import { openLocalFiles } from '../domain/files/index.ts'
import { beginGallery } from '../domain/folder/index.ts'
import { scratchFolder } from './scratch-folder.ts'
import { type Restoration, writeRestoration } from './write-restoration.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests make their databases on, the migrated database they copy, and what makes one like it again. */
    databases: { server: ClientConfig; template: string; restoration: Restoration; migrationsDir: string }
  }
}

/** Runs once before all tests: one PostgreSQL, one migrated template that every test gallery is a copy of. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(path.join(scratchFolder, 'cimaise-tests-'))
  // The account that root lends the server has to get through.
  await chmod(folder, 0o711)
  const embedded = outside
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: folder,
        settings: [
          'fsync=off',
          'synchronous_commit=off',
          'full_page_writes=off',
          'max_connections=300',
          // No test lives long enough for what these are good for.
          'autovacuum=off',
          'jit=off',
          'max_parallel_workers_per_gather=0',
          'update_process_title=off',
          'wal_level=minimal',
          'max_wal_senders=0',
          // It may lie in memory, of which a journal that nobody reads must not take a gigabyte.
          'max_wal_size=128MB',
        ],
      })
  const server: ClientConfig = embedded?.connection ?? { connectionString: outside }
  const migrationsDir = path.resolve('src/database/migrations')
  const template = `cimaise_template_${process.pid}`

  const admin = new Client(server)
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  const { db, pool } = await connect({ ...databaseOf(server, template) })
  await migrate(pool, migrationsDir)
  await beginGallery({
    db,
    files: openLocalFiles(path.join(folder, 'files')),
    folder: path.resolve('new-gallery'),
  })
  const client = await pool.connect()
  const restoration = await writeRestoration(client)
  client.release()
  await pool.end()
  project.provide('databases', { server, template, restoration, migrationsDir })

  return async () => {
    const { rows } = await admin.query(
      "SELECT datname FROM pg_database WHERE datname LIKE $1 || '%' ORDER BY length(datname) DESC",
      [template],
    )
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
    await admin.end()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same server, another database on it. */
export function databaseOf(server: ClientConfig, database: string): ClientConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
