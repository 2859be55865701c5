// node benchmarks/survive-kills.ts: kills the built gallery again and again while visitors write, and looks for what was lost.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { startEmbeddedPostgres } from '../src/database/index.ts'

const ROUNDS = 20
const CLIENTS = 16
const KILL_AFTER_MS = { least: 150, most: 900 }
const READY_WITHIN_MS = 10_000
const ALL_WITHIN_MS = 300_000
const PORT = 4180
const ADDRESS = `http://localhost:${PORT}`

const projectDir = path.resolve(import.meta.dirname, '..')
const answered = new Set<string>()
const restarts: number[] = []
const faults: string[] = []
let posted = 0
const refused = new Map<number, number>()
let brokenOff = 0
let server: ChildProcess | undefined

if (!existsSync(path.join(projectDir, 'build/server/index.js'))) {
  console.error('There is no build/server/index.js yet: run npm start once, it builds the gallery.')
  process.exit(1)
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-kills-'))
const dataDir = path.join(folder, 'data')
try {
  // The account that root lends to PostgreSQL must be able to pass.
  await chmod(folder, 0o711)
  await Promise.race([killAndCount(), interruption()])
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  await cleanUp()
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function killAndCount(): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const ready = await open()
    const before = answered.size
    const killAfter = KILL_AFTER_MS.least + Math.random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least)
    const clients = postUntilKilled()
    await sleep(killAfter)
    await end('SIGKILL')
    await clients
    console.log(
      `round ${String(round).padStart(2)} of ${ROUNDS}: ready after ${ready} ms, killed after ${Math.round(killAfter)} ms, ${answered.size - before} answered`,
    )
  }
  await open()
  await end('SIGTERM')
  const stored = await readStored()
  const missing = [...answered].filter((email) => !stored.has(email))
  // The first start made the database; it was no restart.
  const times = restarts.slice(1).toSorted((a, b) => a - b)
  console.table({
    'rounds of start, writing and kill -9': ROUNDS,
    'addresses posted': posted,
    'answered with 2xx': answered.size,
    'broken off': brokenOff,
    ...Object.fromEntries([...refused].map(([status, count]) => [`refused with ${status}`, count])),
    'answered but missing': missing.length,
    'slowest restart, ms': times.at(-1),
    'median restart, ms': times[Math.floor(times.length / 2)],
  })
  if (missing.length > 0) faults.push(`Lost: ${missing.slice(0, 10).join(', ')}`)
  if (answered.size === 0) faults.push('Nothing was answered, so nothing was proven.')
}

/** Starts the gallery and answers after how many milliseconds it was ready. */
async function open(): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: projectDir,
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: 'localhost',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'off',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  child.on('close', () => {
    const errors = output.split('\n').filter((line) => line && !/^(Opening the .*…|Cimaise is open: .*)$/.test(line))
    faults.push(...errors.map((line) => `The gallery said: ${line}`))
  })
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The gallery did not start.')
    if (performance.now() - begun > READY_WITHIN_MS) throw new Error(`Not ready within ${READY_WITHIN_MS} ms.`)
    await sleep(10)
  }
  const milliseconds = Math.round(performance.now() - begun)
  restarts.push(milliseconds)
  return milliseconds
}

async function isReady(): Promise<boolean> {
  return fetch(`${ADDRESS}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

/** Lets the visitors write, one address after the other, until the gallery is gone. */
async function postUntilKilled(): Promise<void> {
  const isOpen = () => server !== undefined
  const post = async () => {
    while (isOpen()) {
      const number = posted++
      const email = `visitor-${number}@example.com`
      const status = await fetch(`${ADDRESS}/api/newsletter`, {
        method: 'POST',
        // Every visitor comes from elsewhere, or the limit for one address would stop them.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({ email }),
        signal: AbortSignal.timeout(5000),
      }).then(
        (reply) => reply.status,
        () => undefined,
      )
      if (status === undefined) brokenOff++
      else if (status < 300) answered.add(email)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, post))
}

async function readStored(): Promise<Set<string>> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir })
  const client = new Client(connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ email: string }>('SELECT email FROM newsletter_subscriptions')
    return new Set(rows.map(({ email }) => email))
  } finally {
    await client.end()
    await stop()
  }
}

/** Rejects when somebody presses Ctrl-C or all of it takes too long. */
function interruption(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error('Interrupted.')))
    }
    setTimeout(() => reject(new Error(`Not done within ${ALL_WITHIN_MS / 1000} s.`)), ALL_WITHIN_MS).unref()
  })
}

async function cleanUp(): Promise<void> {
  await end('SIGKILL')
  // Adopting the server that was left behind is the way to stop it.
  if (existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))) {
    await startEmbeddedPostgres({ dataDir }).then(
      ({ stop }) => stop(),
      (error: unknown) => faults.push(String(error)),
    )
  }
  await rm(folder, { recursive: true, force: true })
}
