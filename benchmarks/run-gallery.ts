import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { THRIFTY_ENVIRONMENT, THRIFTY_FLAGS } from '../scripts/thrifty.mjs'
import { startEmbeddedPostgres } from '../src/database/index.ts'

const READY_WITHIN_MS = 60_000
const EXPECTED =
  /^(Opening the .*…|Cimaise is open: .*|Demo: .*|The demo has accounts for .*|Their password is DEMO_PASSWORD\.|\d+ processes; .*)$/

const cleanUps: (() => Promise<unknown>)[] = []

const projectDir = path.resolve(import.meta.dirname, '..')

/** A built gallery in a process of its own. */
export interface RunningGallery {
  address: string
  pid: number
  /** How long it took to open, in milliseconds. */
  ready: number
  /** Ends it by a signal and waits until it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

interface Options {
  port: number
  dataDir: string
  environment?: Record<string, string>
  /** Is told each line that a gallery that is well would not say. */
  onComplaint: (line: string) => void
}

/** Ends the benchmark with a word when there is nothing to run yet. */
export function requireBuild(): void {
  if (existsSync(path.join(projectDir, 'build/server/index.js'))) return
  console.error('There is no build/server/index.js yet: run npm start once, it builds the gallery.')
  process.exit(1)
}

/** Starts the built gallery and answers when it is ready. */
export async function runGallery({ port, dataDir, environment, onComplaint }: Options): Promise<RunningGallery> {
  const begun = performance.now()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [...THRIFTY_FLAGS, 'scripts/serve.mjs'], {
    cwd: projectDir,
    env: {
      ...process.env,
      ...THRIFTY_ENVIRONMENT,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'off',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      PROCESSES: process.env.PROCESSES ?? '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onCleanUp(() => endProcess(child, 'SIGKILL'))
  let output = ''
  let outputBefore = 0
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  child.on('close', () => {
    // Whoever knocks while it opens may be asked to come back.
    const early = output.slice(0, outputBefore).split('\n')
    const lines = early.filter((line) => !line.includes('FST_UNDER_PRESSURE'))
    for (const line of new Set([...lines, ...output.slice(outputBefore).split('\n')])) {
      if (line && !EXPECTED.test(line)) onComplaint(`The gallery said: ${messageIn(line)}`)
    }
  })
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('The gallery did not start.')
    if (performance.now() - begun > READY_WITHIN_MS) throw new Error(`Not ready within ${READY_WITHIN_MS} ms.`)
    await sleep(10)
  }
  outputBefore = output.length
  return {
    address,
    pid: child.pid ?? 0,
    ready: Math.round(performance.now() - begun),
    end: (signal) => endProcess(child, signal),
  }
}

/** What a line of the log says, without all that stands beside it. */
function messageIn(line: string): string {
  const [, message = line] = /"msg":"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
  const [, reason = ''] = /"err":\{"type":"\w+","message":"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
  return [message, reason].filter(Boolean).join(': ').slice(0, 300)
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

/** The path of a data folder that is yet to be made; cleaning up stops the database that a killed gallery left there. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-benchmark-'))
  // The account that root lends to PostgreSQL must be able to pass.
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  onCleanUp(async () => {
    // Adopting the server that was left behind is the way to stop it.
    if (existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))) {
      await (await startEmbeddedPostgres({ dataDir })).stop()
    }
    await rm(folder, { recursive: true, force: true })
  })
  return dataDir
}

/** Has something done at the end, however that comes; what came last is done first. */
export function onCleanUp(work: () => Promise<unknown>): void {
  cleanUps.unshift(work)
}

/** Runs a benchmark, cleans up, tells the faults and ends the process, as failed if there were any. */
export async function runBenchmark(
  work: () => Promise<void>,
  { faults, withinMs }: { faults: string[]; withinMs: number },
): Promise<never> {
  const note = (error: unknown) => faults.push(error instanceof Error ? error.message : String(error))
  await Promise.race([work(), interruption(withinMs)]).catch(note)
  for (const cleanUp of cleanUps) await cleanUp().catch(note)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}

/** Rejects when somebody presses Ctrl-C or all of it takes too long. */
function interruption(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error('Interrupted.')))
    }
    setTimeout(() => reject(new Error(`Not done within ${milliseconds / 1000} s.`)), milliseconds).unref()
  })
}
