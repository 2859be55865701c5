import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/keep-row.ts'
import { createTestDatabase } from '../testing/lend-database.ts'
import { listen } from './listen.ts'

test('every notice on the channel calls back, those on others do not', async () => {
  const { connection, onNotice } = await openListener()

  await ask(connection, 'NOTIFY elsewhere')
  await ask(connection, 'NOTIFY here')
  await ask(connection, 'NOTIFY here')

  await eventually(() => expect(onNotice).toHaveBeenCalledTimes(2))
})

test('whoever asks has heard all that was committed before, however many ask at once, and is told when nothing is heard', async () => {
  const { connection, name, onNotice, hearAll } = await openListener()
  const client = new Client(connection)
  await client.connect()
  onTestFinished(() => client.end())

  for (let told = 1; told <= 200; told++) {
    await client.query('NOTIFY here')
    await Promise.all([hearAll(), hearAll()])
    expect(onNotice).toHaveBeenCalledTimes(told)
  }

  await ask(connection, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`)
  await expect(hearAll()).rejects.toThrow()
})

test('a lost connection is tried until it opens again, which calls back once, and notices arrive as before', async () => {
  const { connection, name, onNotice } = await openListener()
  const { server } = inject('databases')
  await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await ask(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  await sleep(700)
  expect(onNotice).not.toHaveBeenCalled()

  await ask(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)

  await eventually(() => expect(onNotice).toHaveBeenCalled())
  await ask(connection, 'NOTIFY here')
  await eventually(() => expect(onNotice).toHaveBeenCalledTimes(2))
  expect(await countListeners(connection)).toBe(1)
})

test('once closed it neither listens nor comes back, even if its connection was lost', async () => {
  const open = await openListener()
  const lost = await openListener()
  await ask(
    lost.connection,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${lost.name}'`,
  )

  await Promise.all([open.close(), lost.close()])

  await sleep(600)
  expect(await Promise.all([countListeners(open.connection), countListeners(lost.connection)])).toEqual([0, 0])
  expect(open.onNotice).not.toHaveBeenCalled()
  expect(lost.onNotice).not.toHaveBeenCalled()
})

async function openListener() {
  const { connection, drop } = await createTestDatabase({ isEmpty: true })
  onTestFinished(drop)
  const name = await nameOf(connection)
  const onNotice = vi.fn<() => void>()
  const { hearAll, close } = await listen({ ...connection, application_name: name }, 'here', onNotice)
  onTestFinished(close)
  return { connection, name, onNotice, hearAll, close }
}

async function nameOf(connection: ClientConfig): Promise<string> {
  const [row] = await ask(connection, 'SELECT current_database() AS name')
  return String(row?.name)
}

async function countListeners(connection: ClientConfig): Promise<number> {
  const rows = await ask(connection, 'SELECT FROM pg_stat_activity WHERE application_name = current_database()')
  return rows.length
}
