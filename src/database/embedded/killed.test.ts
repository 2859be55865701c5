import { expect, onTestFinished, test, vi } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { ask, keepRow } from '../../testing/keep-row.ts'
import { killServer, shareDataDir } from '../../testing/make-data-dir.ts'
import { listen } from '../listen.ts'
import { startEmbeddedPostgres } from './start.ts'

const shared = shareDataDir()

/** Starts the server with somebody listening to what is said of it. */
async function start() {
  const said: string[] = []
  const hear = (_details: object, message: string) => said.push(message)
  const { connection, stop } = await startEmbeddedPostgres({ ...shared, log: { warn: hear, error: hear } })
  onTestFinished(stop)
  return { connection, stop, said }
}

const answers = (connection: Parameters<typeof ask>[0]) =>
  ask(connection, 'SELECT 1').then(
    () => true,
    () => false,
  )

test('a server that was killed is started again, twice if need be, with words, and has kept everything', async () => {
  const { connection, said } = await start()
  const row = await keepRow(connection)

  for (const time of [1, 2]) {
    await killServer(shared.dataDir)
    await expect
      .poll(() => said.filter((words) => words === 'PostgreSQL is back').length, { timeout: 20_000 })
      .toBe(time)
  }

  expect(await row.isIn(connection)).toBe(true)
  expect(said[0]).toBe('PostgreSQL has gone and is started again')
})

test('who listens hears again what is said once the server is back', async () => {
  const { connection } = await start()
  const onNotice = vi.fn<() => void>()
  onTestFinished((await listen(connection, 'here', onNotice)).close)

  await killServer(shared.dataDir)
  // Notices may have been missed meanwhile, so that it is back is told too.
  await eventually(() => expect(onNotice).toHaveBeenCalledTimes(1))
  await ask(connection, 'NOTIFY here')

  await eventually(() => expect(onNotice).toHaveBeenCalledTimes(2))
})

test('whoever stops the server while it is away has it stay away', async () => {
  const { connection, stop, said } = await start()
  await killServer(shared.dataDir)
  await expect.poll(() => said.length).toBe(1)

  await stop()

  expect(await answers(connection)).toBe(false)
  expect(said).toEqual(['PostgreSQL has gone and is started again'])
})

test('a server that is stopped as it should be is not started again', async () => {
  const { connection, stop, said } = await start()

  await stop()

  expect(await answers(connection)).toBe(false)
  expect(said).toEqual([])
})
