import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

const QUIET = new Logger(() => () => undefined)

// Otherwise nobody waits for the word that a job is done, and its line may still be taken when the next one is queued.
const WAITS_FOR_THE_END = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Does all jobs that are due and have a task here, those too that others queue meanwhile. */
export function doJobs(pgPool: Pool, taskList: TaskList): Promise<void> {
  return runOnce({
    ...{ pgPool, taskList, logger: QUIET, noHandleSignals: true, concurrency: 1 },
    preset: { worker: WAITS_FOR_THE_END },
  })
}
