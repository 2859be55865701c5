import type { FastifyInstance } from 'fastify'

import { listSeries, readSeries } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveSeries(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /series', ({ query, locale }) => listSeries(parts.db, query, locale))
  serve(app, parts, 'GET /series/{slug}', async ({ params, locale }) => ({
    series: await readSeries(parts.db, params.slug, locale),
  }))
}
