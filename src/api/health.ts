import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { Database } from '../database/index.ts'

export const HEALTH_PATH = '/healthz'

/** Whoever asks wants to hear it in time, whatever it is. */
const READY_WITHIN_MS = 900

const ASKED_EVERY_MS = 1000

/** `/healthz` says that the process lives, `/readyz` that it can do its work. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  let asked = -Infinity
  let answer: Promise<boolean> = Promise.resolve(false)
  const isReady = () => {
    // However many ask, the database is asked once a second.
    if (performance.now() - asked > ASKED_EVERY_MS) {
      asked = performance.now()
      answer = askDatabase()
    }
    return answer
  }
  async function askDatabase(): Promise<boolean> {
    const tooLate = sleep(READY_WITHIN_MS).then(() => Promise.reject(new Error('no answer in time')))
    try {
      await Promise.race([sql`SELECT 1`.execute(db), tooLate])
      return true
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return false
    }
  }

  app.get(HEALTH_PATH, () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    (await isReady()) ? { status: 'ok' } : reply.code(503).send({ status: 'database unavailable' }),
  )
}
