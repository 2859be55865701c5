import type { FastifyInstance } from 'fastify'

import { listPages, readPage } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function servePages(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /pages', async () => ({ pages: await listPages(parts.db) }))
  serve(app, parts, 'GET /pages/{slug}', async ({ params, locale }) => ({
    page: await readPage(parts.db, params.slug, locale),
  }))
}
