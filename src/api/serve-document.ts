import type { FastifyInstance } from 'fastify'

import { prepare, type StoredReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/send-stored.ts'
import { writeDocsPage } from './docs-page.ts'

const VARY = 'Accept-Encoding'

/** `/openapi.json` for programs and `/docs` for people: made once, since they change with the code alone. */
export function serveDocument(api: FastifyInstance): void {
  const once = (make: () => { headers: Record<string, string>; text: string }) => {
    let made: StoredReply | undefined
    return () => (made ??= prepare({ status: 200, ...make() }))
  }
  const document = once(() => ({
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(api.swagger()),
  }))
  const page = once(() => writeDocsPage(api.swagger()))
  api.get('/openapi.json', { schema: { hide: true } }, (request, reply) => sendStored(request, reply, document(), VARY))
  api.get('/docs', { schema: { hide: true } }, (request, reply) => sendStored(request, reply, page(), VARY))
}
