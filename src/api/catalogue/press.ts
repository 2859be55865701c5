import type { FastifyInstance } from 'fastify'

import { listPress, readPress } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function servePress(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /press', ({ query, locale }) => listPress(parts.db, query, locale))
  serve(app, parts, 'GET /press/{slug}', async ({ params, locale }) => ({
    press: await readPress(parts.db, params.slug, locale),
  }))
}
