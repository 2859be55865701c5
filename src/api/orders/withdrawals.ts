import type { FastifyInstance } from 'fastify'

import { findByAddress, presentTerms, withdraw } from '../../domain/orders/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Who guesses numbers and addresses has no time for it. */
const GUESSES = { turns: 10, seconds: 600 }

export function serveWithdrawals(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /withdrawals/terms',
    async ({ body, locale }) => presentTerms(db, await findByAddress(db, body), locale),
    { limit: GUESSES },
  )
  serve(
    app,
    parts,
    'POST /withdrawals',
    async ({ body }) => {
      const { id, number } = await findByAddress(db, body)
      return { number, at: (await withdraw(db, id, body.artworks)).toISOString() }
    },
    { limit: GUESSES },
  )
}
