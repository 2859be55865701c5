import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { ApiParts } from './serve.ts'

export const HEALTH_PATH = '/healthz'

/** Whoever asks wants to hear it in time, whatever it is. */
const READY_WITHIN_MS = 900

/** `/healthz` says that the process lives, `/readyz` that it can do its work. */
export function serveHealth(app: FastifyInstance, { db }: ApiParts): void {
  app.get(HEALTH_PATH, () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await Promise.race([
        sql`SELECT 1`.execute(db),
        sleep(READY_WITHIN_MS).then(() => Promise.reject(new Error('no answer in time'))),
      ])
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
