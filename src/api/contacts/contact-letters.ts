import type { FastifyInstance } from 'fastify'

import { findRecipients, previewLetter, writeLetters } from '../../domain/contacts/index.ts'
import { deskOf } from '../mail/desk-of.ts'
import { type ApiParts, serve } from '../serve.ts'

const PREVIEWS = { turns: 240, seconds: 60 }

/** One work, offered to several people. */
export function serveContactLetters(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'POST /sales/contacts/recipients', async ({ body }) => ({
    recipients: await findRecipients(db, body.people),
  }))
  serve(app, parts, 'POST /sales/contacts/letters', ({ body, user }) => writeLetters(db, body, user.id))
  serve(
    app,
    parts,
    'POST /sales/contacts/letters/preview',
    ({ body, user }) => previewLetter(db, deskOf(parts), body, user.id),
    { limit: PREVIEWS },
  )
}
