// node benchmarks/survive-kills.ts: kills the built gallery again and again while visitors write, and looks for what was lost.
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { startEmbeddedPostgres } from '../src/database/index.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery, type RunningGallery } from './run-gallery.ts'

const ROUNDS = 20
const CLIENTS = 16
const KILL_AFTER_MS = { least: 150, most: 900 }
const ALL_WITHIN_MS = 300_000
const PORT = 4180

const answered = new Set<string>()
const restarts: number[] = []
const faults: string[] = []
let posted = 0
const refused = new Map<number, number>()
let brokenOff = 0
let gallery: RunningGallery | undefined

requireBuild()
const dataDir = await makeDataFolder()
await runBenchmark(killAndCount, { faults, withinMs: ALL_WITHIN_MS })

async function killAndCount(): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const { ready } = await open()
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

async function open(): Promise<RunningGallery> {
  const opened = await runGallery({ port: PORT, dataDir, onComplaint: (line) => faults.push(line) })
  restarts.push(opened.ready)
  gallery = opened
  return opened
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ending = gallery
  gallery = undefined
  await ending?.end(signal)
}

/** Lets the visitors write, one address after the other, until the gallery is gone. */
async function postUntilKilled(): Promise<void> {
  const isOpen = () => gallery !== undefined
  const post = async () => {
    while (isOpen()) {
      const number = posted++
      const email = `visitor-${number}@example.com`
      const status = await fetch(`http://localhost:${PORT}/api/newsletter`, {
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
