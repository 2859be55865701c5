// The crowd of benchmarks/crowds.ts, in a thread of its own, so that whoever watches the gallery meanwhile is not kept busy.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

import { type Answer, callerAt, knock } from './knock.ts'

/** Who comes at once, and what for. */
export interface Crowd {
  address: string
  people: number
  /** What each asks for; `#` is a number that nobody else has. */
  path: string
  /** Whom the gallery takes them for: as many callers as people, or one. */
  isOneCaller?: boolean
  /** For so long each goes on asking; without it once. */
  seconds?: number
  /** After so many milliseconds all leave. */
  leavesAfterMs?: number
}

/** Sends a crowd and answers what each request of it came to. */
export async function sendCrowd(crowd: Crowd): Promise<Answer[]> {
  const worker = new Worker(import.meta.filename, { workerData: crowd })
  return new Promise<Answer[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  }).finally(() => void worker.terminate())
}

async function come({
  address,
  people,
  path,
  isOneCaller = false,
  seconds = 0,
  leavesAfterMs,
}: Crowd): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const leaving = new AbortController()
  const first = Math.floor(Math.random() * 1_000_000) * 16
  const until = performance.now() + seconds * 1000
  const answers: Answer[] = []
  let asked = 0
  const visit = async () => {
    do {
      const at = first + asked++
      const from = isOneCaller ? '10.99.0.1' : callerAt(at)
      answers.push(await knock({ address, path: path.replace('#', String(at)), from, agent, signal: leaving.signal }))
    } while (performance.now() < until)
  }
  const all = Promise.all(Array.from({ length: people }, visit))
  if (leavesAfterMs !== undefined) {
    await sleep(leavesAfterMs)
    leaving.abort()
  }
  await all
  agent.destroy()
  return answers
}

if (parentPort) parentPort.postMessage(await come(workerData as Crowd), [])
