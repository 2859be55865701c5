import pino from 'pino'

import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../database/embedded/start.ts'
import { explainStartFailure } from '../database/start-failure.ts'
import { keepParts } from './keep-parts.ts'
import { type Opened, startPart, type Task } from './start-part.ts'

interface Options {
  config: Pick<Config, 'processes' | 'databaseUrl' | 'dataDir' | 'logLevel'>
  /** What each process runs. */
  script: string
  /** Is told when the processes go again and again, and none is left. */
  onHopeless: () => void
}

/** A gallery that several processes serve. */
interface OpenProcesses extends Opened {
  /** Replaces the processes one after the other; nobody is turned away. */
  renew: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the gallery in several processes, each a node of it on one port. This one serves nobody: it owns the embedded
 * database, hands on connections, and starts again what goes. So it imports little.
 */
export async function openProcesses({ config, script, onHopeless }: Options): Promise<OpenProcesses> {
  const { processes, databaseUrl, dataDir } = config
  const log = pino({ level: config.logLevel })
  const startServer = () =>
    startEmbeddedPostgres({ dataDir, log, processes }).catch((error: unknown) => {
      throw explainStartFailure(error, dataDir)
    })
  const embedded = databaseUrl ? undefined : startServer()
  let isFirst = true
  const start = (place: number) => {
    const isWatched = isFirst
    isFirst = false
    const makeTask = async (): Promise<Task> => ({
      database: (await embedded)?.connection,
      ...{ processes, doesJobs: place === 0, isWatched },
    })
    return startPart(script, makeTask())
  }
  try {
    const { opened, renew, close } = await keepParts({ count: processes, start, log, onHopeless })
    return {
      address: opened.address,
      opening: `${opened.opening}\n${processes} processes; kill -USR2 ${process.pid} replaces them one by one.`,
      renew,
      close: async () => {
        await close()
        await (await embedded)?.stop()
      },
    }
  } catch (error) {
    await embedded?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
    throw error
  }
}
