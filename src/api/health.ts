import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { ApiParts } from './serve.ts'

/** `/healthz` says that the process lives, `/readyz` that it can do its work. */
export function serveHealth(app: FastifyInstance, { db }: ApiParts): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`SELECT 1`.execute(db)
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
