import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

import type { Database } from '../../database/index.ts'
import { forgetLinks, forgetSessions } from '../accounts/index.ts'
import { beginDay } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { forgetTurns } from '../limits/index.ts'
import { makeRenditions, queueMissingRenditions } from '../media/index.ts'
import type { Jobs } from '../queue/index.ts'

interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  debug(details: object, message: string): void
}

/** Works off the queue until stopped; a job that was under way at a crash is taken up again by whichever node lives. */
export async function startJobs({
  db,
  files,
  pool,
  log,
}: {
  db: Database
  files: FileStore
  pool: Pool
  log: Log
}): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    taskList: createTasks(db, files),
    parsedCronItems: parseCronItems([
      { task: 'forget-turns', match: '*/10 * * * *' },
      { task: 'forget-sessions', match: '7 * * * *' },
      { task: 'queue-missing-renditions', match: '37 * * * *' },
      // Midnight at the gallery, in summer and in winter.
      { task: 'begin-day', match: '0 22,23 * * *' },
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
export function createTasks(db: Database, files: FileStore): TaskList {
  return {
    'begin-day': async () => {
      await beginDay(db)
    },
    'forget-turns': async () => {
      await forgetTurns(db)
    },
    'forget-sessions': async () => {
      await forgetSessions(db)
      await forgetLinks(db)
    },
    'make-renditions': async (payload) => {
      await makeRenditions(db, files, (payload as Jobs['make-renditions']).pictureId)
    },
    'queue-missing-renditions': async () => {
      await queueMissingRenditions(db)
    },
  }
}
