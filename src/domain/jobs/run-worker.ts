import { EventEmitter } from 'node:events'

import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { ClientConfig, Pool } from 'pg'

import { freeOrphans } from './free-orphans.ts'

export interface WorkerLog {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  debug(details: object, message: string): void
}

interface Options {
  taskList: TaskList
  pool: Pool
  /** How the same database is reached beside the pool. */
  connection: ClientConfig
  log: WorkerLog
}

const BY_THE_CLOCK = [
  { task: 'forget-turns', match: '*/10 * * * *' },
  { task: 'forget-sessions', match: '7 * * * *' },
  { task: 'forget-mails', match: '27 3 * * *' },
  { task: 'forget-sandbox-cards', match: '47 3 * * *' },
  { task: 'forget-notices', match: '57 3 * * *' },
  // The next minute is its second try, and takes the place of what failed.
  { task: 'settle-orders', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'settle-orders' } },
  { task: 'settle-plans', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'settle-plans' } },
  // Papers that had to wait for the gallery's legal data.
  { task: 'issue-bills', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'issue-bills' } },
  { task: 'issue-certificates', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'issue-certificates' } },
  { task: 'publish-scheduled', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'publish-scheduled' } },
  { task: 'see-to-newsletter', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'see-to-newsletter' } },
  // What is due again after a pause; what comes about meanwhile is queued with it.
  { task: 'send-webhooks', match: '* * * * *', options: { maxAttempts: 1, jobKey: 'send-webhooks' } },
  { task: 'forget-wishes', match: '17 4 * * *' },
  { task: 'sweep-uploads', match: '17 * * * *' },
  { task: 'sweep-files', match: '37 2 * * *' },
  { task: 'queue-missing-renditions', match: '37 * * * *' },
  // Midnight at the gallery is one of these, wherever it stands: no zone is off by less than a quarter.
  { task: 'begin-day', match: '*/15 * * * *' },
  // The hour at which its letters go out is one of these; a morning that nobody was up for is made up for.
  { task: 'begin-telling', match: '0 * * * *', options: { backfillPeriod: 12 * 60 * 60 * 1000 } },
  { task: 'forget-alert-letters', match: '47 4 * * *' },
  { task: 'forget-visits', match: '37 4 * * *' },
  { task: 'thin-enquiries', match: '7 2 * * *' },
  { task: 'thin-applications', match: '17 2 * * *' },
  { task: 'thin-orders', match: '27 2 * * *' },
  // After the rest: those of whom nothing is left.
  { task: 'thin-contacts', match: '37 2 * * *' },
  { task: 'check-links', match: '7 5 * * *', options: { jobKey: 'check-links' } },
] as const satisfies Parameters<typeof parseCronItems>[0]

/** The jobs that are done by the clock. */
export type ClockJob = (typeof BY_THE_CLOCK)[number]['task']

/** Works off the queue until stopped, or until it gives up; its end tells of both. */
export async function runWorker({ taskList, pool, connection, log }: Options) {
  const events: WorkerEvents = new EventEmitter()
  let node = ''
  events.once('pool:create', ({ workerPool }) => (node = workerPool.id))
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([...BY_THE_CLOCK]),
    concurrency: 2,
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, details) => {
      const severity = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
      log[severity](details, message)
    }),
  })
  // Listened to at once: a failure that nobody has heard of would end the process.
  const hasEnded = runner.promise.catch(() => undefined)
  const stopRunner = () => runner.stop().catch(() => undefined)
  const stopFreeing = await freeOrphans(pool, connection, node, (error) =>
    log.error({ err: error }, 'jobs of nodes that are gone could not be freed'),
  ).catch(async (error: unknown) => {
    await stopRunner()
    throw error
  })
  const end = hasEnded.then(stopFreeing)
  return { end, stop: () => stopRunner().then(() => end) }
}
