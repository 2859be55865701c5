import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import type { ClientConfig } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

import { ask } from '../testing/keep-row.ts'
import { makeDataDir, shareDataDir } from '../testing/make-data-dir.ts'
import { findOrdinaryAccount, startDatabaseOwner } from '../testing/start-database-owner.ts'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { openDatabase } from './open.ts'
import { StartFailure } from './start-failure.ts'

const shared = shareDataDir()

test('without an address the database opens in the data folder, migrated, and closes with its server', async () => {
  const { db, close } = await openIn(shared.dataDir)

  const keys = await db.selectFrom('signing_key').select('id').execute()

  expect(keys.length).toBe(1)
  await close()
  await expectNoServer()
})

test('when a migration fails, no server is left running', async () => {
  const migrationsDir = await makeFolder()
  await writeFile(path.join(migrationsDir, '0001-bad.sql'), 'SELECT nothing')

  const opening = openDatabase({ dataDir: shared.dataDir, migrationsDir })

  await expect(opening).rejects.toThrow('Migration 0001-bad.sql failed: column "nothing" does not exist')
  await expectNoServer()
})

test.each([
  { what: 'that is a file', inside: '' },
  { what: 'below a file', inside: 'data' },
])('a data folder $what is refused with advice', async ({ inside }) => {
  const file = path.join(await makeFolder(), 'taken')
  await writeFile(file, 'words')
  const dataDir = path.join(file, inside)

  await expectFailure(openIn(dataDir), [
    `The database could not be opened (${dataDir}).`,
    'A file stands where the data folder should be: choose another place with DATA_DIR.',
  ])
})

test('a data folder where none can be made is refused with advice', async () => {
  await expectFailure(openIn('/proc/cimaise/data'), [
    'The database could not be opened (/proc/cimaise/data).',
    /choose (a folder|another)/,
  ])
})

test('a data folder that this user may not write is refused with advice', async () => {
  const account = findOrdinaryAccount()
  const dataDir = await makeDataDir()
  await chmod(path.dirname(dataDir), 0o500)

  const { failure } = await startDatabaseOwner({ dataDir, account })

  expect(failure).toContain(
    [
      `StartFailure: The database could not be opened (${dataDir}).`,
      'The folder may not be written by this user: choose another one with DATA_DIR, or change its owner.',
      'What was said: EACCES: permission denied',
    ].join('\n'),
  )
})

test('an address where nothing listens is refused with advice', async () => {
  const { port } = await findFreePort()

  await expectFailure(openAt(`postgresql://anna:secret@localhost:${port}/gallery`), [
    `The database could not be opened (postgresql://anna@localhost:${port}/gallery).`,
    'No PostgreSQL answers there: check the host and port in DATABASE_URL.',
    `ECONNREFUSED 127.0.0.1:${port}`,
  ])
})

test('a PostgreSQL that refuses is quoted with advice, never with the password', async () => {
  const { socket, stop } = await startStrictServer()
  const addressOf = (user: string, database: string) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socket)}`

  await expectFailure(openAt(addressOf('anna:wrong-secret', 'cimaise')), [
    'The database could not be opened (postgresql://anna@localhost/cimaise).',
    'PostgreSQL refuses this user or password: check DATABASE_URL.',
    'What was said: 28P01 password authentication failed for user "anna"',
  ])
  await expectFailure(openAt(addressOf('anna', 'cimaise')), [
    'PostgreSQL refuses this user or password: check DATABASE_URL.',
  ])
  await expectFailure(openAt(addressOf('anna:right-secret', 'nowhere')), [
    'That database does not exist: create it, or correct its name in DATABASE_URL.',
    'What was said: 3D000 database "nowhere" does not exist',
  ])
  await expectFailure(openAt(addressOf('anna:right-secret', 'cimaise')), [
    'This user may not create tables in that database: make it the owner of the database, or name another user in DATABASE_URL.',
    'What was said: 42501 permission denied for schema public',
  ])
  await stop()
})

const openIn = (dataDir: string) => openDatabase({ dataDir, migrationsDir: inject('databases').migrationsDir })

const openAt = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', migrationsDir: inject('databases').migrationsDir })

async function expectFailure(opening: Promise<unknown>, words: (string | RegExp)[]): Promise<void> {
  const error = await opening.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartFailure)
  for (const part of words) expect((error as Error).message).toMatch(part)
  expect((error as Error).message).not.toContain('secret')
}

async function expectNoServer(): Promise<void> {
  expect(await readdir(path.join(shared.dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid')
}

/** A server that asks everybody but its superuser for a password, and knows Anna, who owns nothing. */
async function startStrictServer(): Promise<{ socket: string; stop: () => Promise<void> }> {
  const rules = path.join(await makeFolder(), 'pg_hba.conf')
  await writeFile(rules, 'local all cimaise trust\nlocal all all scram-sha-256\n')
  const { connection, stop } = await startEmbeddedPostgres({ ...shared, settings: [`hba_file='${rules}'`] })
  await ask(connection, "CREATE ROLE anna LOGIN PASSWORD 'right-secret'")
  return { socket: (connection as ClientConfig & { host: string }).host, stop }
}

/** A folder that the server can read too, whoever it runs as. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-open-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  return folder
}

async function findFreePort(): Promise<{ port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve({ port }))
    })
  })
}
