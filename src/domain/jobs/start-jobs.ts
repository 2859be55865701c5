import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

import type { Database } from '../../database/index.ts'
import { forgetSessions } from '../accounts/index.ts'
import { forgetTurns } from '../limits/index.ts'

interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  debug(details: object, message: string): void
}

/** Works off the queue until stopped; a job that was under way at a crash is taken up again by whichever node lives. */
export async function startJobs({
  db,
  pool,
  log,
}: {
  db: Database
  pool: Pool
  log: Log
}): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    taskList: createTasks(db),
    parsedCronItems: parseCronItems([
      { task: 'forget-turns', match: '*/10 * * * *' },
      { task: 'forget-sessions', match: '7 * * * *' },
    ]),
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, details) => {
      const severity = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
      log[severity](details, message)
    }),
  })
  return () => runner.stop()
}

/** What each job does, by the name it is queued under. */
export function createTasks(db: Database): TaskList {
  return {
    'forget-turns': async () => {
      await forgetTurns(db)
    },
    'forget-sessions': async () => {
      await forgetSessions(db)
    },
  }
}
