import type { FastifyInstance } from 'fastify'

import { presentGallery } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveGallery(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /gallery', async ({ locale }) => ({ gallery: await presentGallery(parts.db, locale) }))
}
