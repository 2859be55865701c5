import type { FastifyInstance } from 'fastify'

import { listLocations, presentGallery } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveGallery(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /gallery', async ({ locale }) => ({ gallery: await presentGallery(parts.db, locale) }))
  serve(app, parts, 'GET /locations', async ({ locale }) => ({ locations: await listLocations(parts.db, locale) }))
}
