import type { FastifyInstance } from 'fastify'

import { listExhibitions, readExhibition } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveExhibitions(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /exhibitions', ({ query, locale }) => listExhibitions(parts.db, query, locale))
  serve(app, parts, 'GET /exhibitions/{slug}', async ({ params, locale }) => ({
    exhibition: await readExhibition(parts.db, params.slug, locale),
  }))
}
