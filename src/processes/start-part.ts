import cluster from 'node:cluster'
import { once } from 'node:events'

import type { ClientConfig } from 'pg'

/** What a process tells once visitors can come. */
export interface Opened {
  address: string
  opening: string
}

/** One of the processes that serve visitors. */
export interface Part {
  pid: number | undefined
  /** Fails with what went wrong where it does not open. */
  opened: Promise<Opened>
  /** Resolves when it has gone, whatever for, with how it went. */
  gone: Promise<{ code: number | null; signal: string | null }>
  /** Has it take nobody in any more, serve whoever is there, and go. */
  retire: () => void
  /** Has it go soon, and in any case in time. */
  close: () => void
}

/** What a process is told before it opens. */
export interface Task {
  database: ClientConfig | undefined
  processes: number
  /** Exactly one does: what jobs take of memory is bounded within a process. */
  doesJobs: boolean
  /** Whether it tells how far it is: only the first at the first start. */
  isWatched: boolean
}

/** What a process says of itself: that it is open, or why it is not. */
export type Said = { opened: Opened } | { failure: { name: string; message: string; stack: string | undefined } }

/** All of it is closed in ten seconds, and PostgreSQL after its guests. */
const CLOSED_WITHIN_MS = 7000

/** Starts a process, which loads while its task is made. */
export function startPart(script: string, task: Promise<Task>): Part {
  cluster.setupPrimary({ exec: script })
  const worker = cluster.fork()
  const kill = () => void worker.process.kill('SIGKILL')
  const gone = once(worker, 'exit').then(([code, signal]) => ({ code, signal }))
  const opened = hear()
  // Who waits for it hears of it; until then it must not end this process.
  opened.catch(() => undefined)

  async function hear(): Promise<Opened> {
    const said = Promise.race([once(worker, 'message') as Promise<[Said]>, gone.then(() => [undefined])])
    const told = await task.catch((error: unknown) => {
      kill()
      throw error
    })
    if (worker.isConnected()) worker.send(told)
    const [news] = await said
    if (!news) throw new Error('A process ended before it was open.')
    if ('opened' in news) return news.opened
    throw Object.assign(new Error(), news.failure)
  }

  return {
    pid: worker.process.pid,
    opened,
    gone,
    retire: () => void (worker.isConnected() && worker.send('retire')),
    close: () => {
      worker.process.kill('SIGTERM')
      const timer = setTimeout(kill, CLOSED_WITHIN_MS)
      void gone.then(() => clearTimeout(timer))
    },
  }
}
