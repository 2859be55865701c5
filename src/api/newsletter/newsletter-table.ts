import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { subscriberStatus } from '../../contract/newsletter/endpoints.ts'
import { writeSubscribers } from '../../domain/newsletter/index.ts'
import { refuse } from '../refuse.ts'
import { type ApiParts, requireStaff } from '../serve.ts'

/** The list of readers as a file for spreadsheets, sent as it is read. */
export function serveNewsletterTable(app: FastifyInstance, { db }: ApiParts): void {
  app.get('/newsletter/subscribers.csv', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireStaff(db, request, 'editor')
    const status = subscriberStatus.safeParse((request.query as { status?: unknown }).status)
    if (!status.success) return refuse(request, reply, 'validation-failed')
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .send(Readable.from(writeSubscribers(db, status.data)))
  })
}
