import { readdir } from 'node:fs/promises'
import path from 'node:path'

import type { ClientConfig } from 'pg'
import { expect, test } from 'vitest'

import { ask, keepRow } from '../../testing/keep-row.ts'
import { killServer, makeDataDir, shareDataDir } from '../../testing/make-data-dir.ts'
import { startDatabaseOwner } from '../../testing/start-database-owner.ts'
import { startEmbeddedPostgres } from './start.ts'

const shared = shareDataDir()

test('a server whose owner was killed is adopted with all that was committed', async () => {
  const owner = await startDatabaseOwner(shared)
  const row = await keepRow(owner.connection)
  const begun = await startTimeOf(owner.connection)
  await owner.kill()

  const { connection, stop } = await startEmbeddedPostgres(shared)

  expect(await startTimeOf(connection)).toBe(begun)
  expect(await row.isIn(connection)).toBe(true)
  await stop()
})

test('it is adopted whatever servers the environment speaks of', async () => {
  const elsewhere = { PGPORT: '4199', PGHOST: 'nowhere', PGSSLMODE: 'require' }
  const owner = await startDatabaseOwner({ ...shared, env: elsewhere })
  expect(owner.failure).toBe('')
  await owner.kill()

  const { stop } = await startEmbeddedPostgres(shared)

  await stop()
})

test('a server that was killed together with its owner is started again with all that was committed', async () => {
  const owner = await startDatabaseOwner(shared)
  const row = await keepRow(owner.connection)
  await Promise.all([owner.kill(), killServer(shared.dataDir)])

  const { connection, stop } = await startEmbeddedPostgres(shared)

  expect(await row.isIn(connection)).toBe(true)
  await stop()
})

test('a server that is just being stopped is waited for and started anew', async () => {
  const owner = await startDatabaseOwner(shared)
  const row = await keepRow(owner.connection)

  const [{ connection, stop }] = await Promise.all([startEmbeddedPostgres(shared), owner.close()])

  expect(await row.isIn(connection)).toBe(true)
  await stop()
})

test('stopping a server that was killed is no failure', async () => {
  const { stop } = await startEmbeddedPostgres(shared)
  await killServer(shared.dataDir)

  await expect(stop()).resolves.toBeUndefined()
})

test('a second process is told which folder is in use, and by whom', async () => {
  const { stop } = await startEmbeddedPostgres(shared)

  const second = await startDatabaseOwner(shared)

  expect(second.failure).toBe(
    `StartFailure: The data folder ${shared.dataDir} is in use by process ${process.pid}. Stop it first, or choose another folder with DATA_DIR.`,
  )
  await stop()
})

test(
  'of two processes that start at once in an empty folder one gets it, and nothing is damaged',
  { timeout: 60_000 },
  async () => {
    const dataDir = await makeDataDir()

    const owners = await Promise.all([startDatabaseOwner({ dataDir }), startDatabaseOwner({ dataDir })])

    const [first, second] = owners
    const [winner, loser] = first.failure ? [second, first] : [first, second]
    expect(loser.failure).toContain(`The data folder ${dataDir} is in use by process ${winner.pid}.`)
    const row = await keepRow(winner.connection)
    await winner.close()
    const { connection, stop } = await startEmbeddedPostgres({ dataDir })
    expect(await row.isIn(connection)).toBe(true)
    expect((await readdir(path.join(dataDir, 'postgres'))).filter((name) => name.includes('draft'))).toEqual([])
    await stop()
  },
)

async function startTimeOf(connection: ClientConfig): Promise<unknown> {
  const [row] = await ask(connection, 'SELECT pg_postmaster_start_time()::text AS time')
  return row?.time
}
