import type { FastifyInstance } from 'fastify'

import { findUserByToken } from '../../domain/accounts/index.ts'
import { presentQuote, priceCart } from '../../domain/orders/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// Asked at each step and for each country that somebody tries.
const limit = { turns: 120, seconds: 60 }

export function serveQuote(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /cart/quote',
    async ({ body, token, locale }) => {
      // What somebody holds is for sale to them; a token that is over makes them a visitor.
      const buyer = token === undefined ? undefined : await findUserByToken(db, token)
      return { quote: presentQuote(await priceCart(db, { ...body, buyerId: buyer?.id }), locale) }
    },
    { limit },
  )
}
