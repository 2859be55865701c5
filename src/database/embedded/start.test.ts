import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { keepRow } from '../../testing/keep-row.ts'
import { makeDataDir, shareDataDir } from '../../testing/make-data-dir.ts'
import { copyProject, findOrdinaryAccount, startDatabaseOwner } from '../../testing/start-database-owner.ts'
import { startEmbeddedPostgres } from './start.ts'

const shared = shareDataDir()

test('a fresh folder became a database that keeps its rows over a stop and a start', async () => {
  const first = await startEmbeddedPostgres(shared)
  const row = await keepRow(first.connection)
  await first.stop()

  const second = await startEmbeddedPostgres(shared)

  expect(await row.isIn(second.connection)).toBe(true)
  await second.stop()
})

test('what an interrupted first start left half made is cleared', async () => {
  const home = path.join(shared.dataDir, 'postgres')
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  // In a container a process often has the number of the one that was killed before it.
  for (const pid of [gone, process.pid]) {
    await mkdir(path.join(home, `cluster.draft-${pid}/base`), { recursive: true })
  }

  const { stop } = await startEmbeddedPostgres(shared)

  expect((await readdir(home)).filter((name) => name.includes('draft'))).toEqual([])
  await stop()
})

test.each([
  { what: 'of more bytes than the address of a socket may have', name: '画廊'.repeat(14) },
  { what: 'full of signs that shells and lists have a use for', name: '1, "b" \'c\' $HOME `id` \\' },
])('a path $what works', async ({ name }) => {
  const dataDir = path.join(path.dirname(shared.dataDir), name)
  await symlink(shared.dataDir, dataDir)

  const { connection, stop } = await startEmbeddedPostgres({ dataDir })

  const row = await keepRow(connection)
  expect(await row.isIn(connection)).toBe(true)
  await stop()
  await rm(connection.host ?? '', { recursive: true })
})

test('a database among folders that only their owner may enter is found again', async () => {
  const dataDir = await makeDataDir({ isClosed: true })
  const first = await startEmbeddedPostgres({ dataDir })
  const row = await keepRow(first.connection)
  await first.stop()

  const second = await startEmbeddedPostgres({ dataDir })

  expect(await row.isIn(second.connection)).toBe(true)
  await second.stop()
})

test('an ordinary user keeps a database, and root opens the same one', { timeout: 60_000 }, async () => {
  const account = findOrdinaryAccount()
  const dataDir = await makeDataDir({ owner: account })
  const project = account && (await copyProject())
  const first = await startDatabaseOwner({ dataDir, account, project })
  expect(first.failure).toBe('')
  const row = await keepRow(first.connection)
  await first.close()
  const { connection, stop } = await startEmbeddedPostgres({ dataDir })
  expect(await row.isIn(connection)).toBe(true)
  await stop()

  const again = await startDatabaseOwner({ dataDir, account, project })

  expect(again.failure).toBe('')
  expect(await row.isIn(again.connection)).toBe(true)
  await again.close()
})

test('a cluster of another version is left alone', async () => {
  const dataDir = await makeDataDir()
  const cluster = path.join(dataDir, 'postgres/cluster')
  await mkdir(cluster, { recursive: true })
  await writeFile(path.join(cluster, 'PG_VERSION'), '17\n')

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The database in ${cluster} was made by PostgreSQL 17; this release brings version 18.`,
  )
  expect(await readdir(cluster)).toEqual(['PG_VERSION'])
})
