import type { FastifyInstance } from 'fastify'

import { confirmNewsletter, renewConfirmation, requestNewsletter, unsubscribe } from '../../domain/newsletter/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// People ask for a mail, or try a link, a few times; machines try lists.
const limit = { turns: 10, seconds: 60 }

/** The newsletter as its readers know it. */
export function serveNewsletter(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /newsletter',
    async ({ body, locale }) => {
      await requestNewsletter(db, { email: body.email, locale: body.locale ?? locale, source: 'footer' })
      return { status: 'pending' }
    },
    { limit },
  )
  serve(
    app,
    parts,
    'POST /newsletter/confirmation',
    async ({ body, locale }) => {
      await confirmNewsletter(db, body.token, locale)
      return { status: 'confirmed' }
    },
    { limit },
  )
  serve(
    app,
    parts,
    'POST /newsletter/confirmation/renewal',
    async ({ body }) => {
      await renewConfirmation(db, body.token)
      return { status: 'sent' }
    },
    { limit },
  )
  serve(app, parts, 'POST /newsletter/unsubscription', async ({ body }) => {
    await unsubscribe(db, body.token, 'page')
    return { status: 'unsubscribed' }
  })
}
