import type { FastifyInstance } from 'fastify'

import { findUserByToken } from '../../domain/accounts/index.ts'
import { readCartArtworks } from '../../domain/catalogue/index.ts'
import { findOfferedPrices } from '../../domain/enquiries/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveCart(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /cart/artworks', async ({ query, locale, token }) => {
    const ids = [...new Set(query.id)]
    const user = token === undefined ? undefined : await findUserByToken(db, token)
    const offered = new Set((await findOfferedPrices(db, { buyerId: user?.id, artworkIds: ids })).keys())
    return { artworks: await readCartArtworks(db, ids, { locale, offered, isLoggedIn: user !== undefined }) }
  })
}
