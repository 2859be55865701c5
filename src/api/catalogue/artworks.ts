import type { FastifyInstance } from 'fastify'

import { listArtworks, readArtwork, readCutouts } from '../../domain/catalogue/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { readZoom } from '../../domain/media/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { cardReaderOf } from './read-cards.ts'

export function serveArtworks(app: FastifyInstance, parts: ApiParts): void {
  const readCards = cardReaderOf(parts)
  serve(app, parts, 'GET /artworks', ({ query, locale }) =>
    listArtworks(parts.db, parts.artworks, query, locale, readCards),
  )
  serve(app, parts, 'GET /artworks/{slug}', ({ params, locale }) => readArtwork(parts.db, params.slug, locale))
  serve(app, parts, 'GET /cutouts', ({ query }) => readCutouts(parts.db, query.artwork ?? []))
  serve(app, parts, 'GET /pictures/{hash}/zoom', async ({ params }) => {
    const zoom = await readZoom(parts.db, params.hash)
    if (!zoom) throw new DomainError('not-found')
    return { zoom }
  })
}
