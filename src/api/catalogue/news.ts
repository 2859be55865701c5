import type { FastifyInstance } from 'fastify'

import { listNews, readNews } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveNews(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /news', ({ query, locale }) => listNews(parts.db, query, locale))
  serve(app, parts, 'GET /news/{slug}', async ({ params, locale }) => ({
    news: await readNews(parts.db, params.slug, locale),
  }))
}
