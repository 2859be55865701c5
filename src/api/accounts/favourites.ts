import type { FastifyInstance } from 'fastify'

import { addFavourites, readFavourites, removeFavourite } from '../../domain/accounts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// A heart is pressed more often than a form is sent.
const limit = { turns: 120, seconds: 60 }

export function serveFavourites(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /account/favourites', async ({ user }) => ({ favourites: await readFavourites(db, user.id) }))
  serve(
    app,
    parts,
    'POST /account/favourites',
    async ({ user, body }) => ({ favourites: await addFavourites(db, user.id, body.artworks) }),
    { limit },
  )
  serve(
    app,
    parts,
    'DELETE /account/favourites/{artwork}',
    async ({ user, params }) => ({ favourites: await removeFavourite(db, user.id, params.artwork) }),
    { limit },
  )
}
