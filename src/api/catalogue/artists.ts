import type { FastifyInstance } from 'fastify'

import { listArtists, readArtist } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveArtists(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /artists', ({ query, locale }) => listArtists(parts.db, query, locale))
  serve(app, parts, 'GET /artists/{artist}', async ({ params, query, locale }) => ({
    artist: await readArtist(parts.db, params.artist, query.with ?? [], locale),
  }))
}
