import type { FastifyInstance } from 'fastify'

import { readCartArtworks } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveCart(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /cart/artworks', async ({ query, locale }) => ({
    artworks: await readCartArtworks(parts.db, [...new Set(query.id)], locale),
  }))
}
