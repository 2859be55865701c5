import type { FastifyInstance } from 'fastify'

import { ARTIST_RELATIONS } from '../../contract/catalogue/values.ts'
import { readArtist, readArtwork } from '../../domain/catalogue/index.ts'
import { openPreview, readAsPublished } from '../../domain/content/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Each look publishes and takes it back: whoever has a link looks as often as a person does. */
const LOOKING = { limit: { turns: 60, seconds: 60 } }

/** What is not published yet, for whoever has the private link. */
export function servePreviews(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'GET /previews/{token}',
    async ({ params, locale }) => {
      const thing = await openPreview(db, params.token)
      if (thing.kind === 'artworks') {
        const found = await readAsPublished(db, thing, (tx, slug) => readArtwork(tx, slug, locale))
        return { kind: 'artworks' as const, ...found }
      }
      if (thing.kind !== 'artists') throw new DomainError('not-found')
      const artist = await readAsPublished(db, thing, (tx, slug) => readArtist(tx, slug, [...ARTIST_RELATIONS], locale))
      return { kind: 'artists' as const, artist }
    },
    LOOKING,
  )
}
