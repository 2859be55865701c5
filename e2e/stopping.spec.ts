import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { findPort } from '../src/testing/find-port.ts'
import { expect, serverTest } from './test.ts'

/** Whether a process is left of a group. */
function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

// A terminal and a supervisor signal every process at once, so the server hears of it twice: itself, and from npm start.
serverTest('SIGINT and SIGTERM to npm start and all it started leave nothing running', async () => {
  serverTest.setTimeout(180_000)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-stop-'))
  await chmod(folder, 0o711)
  const port = await findPort()
  const running = path.join(folder, 'data/postgres/cluster/postmaster.pid')
  const isOpen = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  // The second finds what the first has left behind, and opens with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const start = spawn('npm', ['start'], {
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        DEMO: 'off',
        PROCESSES: '2',
      },
    })
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(true)
    expect(existsSync(running)).toBe(true)

    process.kill(-(start.pid as number), signal)
    if (start.exitCode === null) await once(start, 'exit')

    await expect.poll(() => existsSync(running), { timeout: 10_000 }).toBe(false)
    expect(await isOpen()).toBe(false)
    // Neither npm nor any process of the gallery is left of what this started.
    await expect.poll(() => isRunning(start.pid as number)).toBe(false)
  }
  await rm(folder, { recursive: true, force: true })
})
