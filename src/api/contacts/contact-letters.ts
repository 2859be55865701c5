import type { FastifyInstance } from 'fastify'

import { findRecipients, writeLetters } from '../../domain/contacts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** One work, offered to several people. */
export function serveContactLetters(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'POST /sales/contacts/recipients', async ({ body }) => ({
    recipients: await findRecipients(db, body.people),
  }))
  serve(app, parts, 'POST /sales/contacts/letters', ({ body, user }) => writeLetters(db, body, user.id))
}
