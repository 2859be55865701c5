import type { FastifyInstance } from 'fastify'

import { requestNewsletter } from '../domain/newsletter/index.ts'
import { type ApiParts, serve } from './serve.ts'

export function serveNewsletter(app: FastifyInstance, parts: ApiParts): void {
  serve(
    app,
    parts,
    'POST /newsletter',
    async ({ body, locale }) => {
      await requestNewsletter(parts.db, { email: body.email, locale: body.locale ?? locale })
      return { status: 'pending' }
    },
    { limit: { turns: 10, seconds: 60 } },
  )
}
