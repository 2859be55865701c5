import type { FastifyInstance } from 'fastify'

import { findLetter, listLetters, sendAgain } from '../../domain/mail/index.ts'
import { readMailedAbout, writeMailedAbout } from '../../domain/staff/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { deskOf } from './desk-of.ts'

/** Every mail, for staff: what became of it, and sending it again. */
export function serveLetters(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /letters', ({ user, query }) => listLetters(db, user, query))
  serve(app, parts, 'GET /letters/mine', async ({ user }) => ({ kinds: await readMailedAbout(db, user.id) }))
  serve(app, parts, 'PUT /letters/mine', async ({ user, body }) => {
    await writeMailedAbout(db, user.id, body.kinds)
    return { kinds: await readMailedAbout(db, user.id) }
  })
  serve(app, parts, 'GET /letters/{letter}', async ({ user, params }) => ({
    letter: await findLetter(db, deskOf(parts), user, params.letter),
  }))
  serve(app, parts, 'POST /letters/{letter}/sending', async ({ user, params }) => {
    const letter = await sendAgain(db, deskOf(parts), user, params.letter)
    return { letter: await findLetter(db, deskOf(parts), user, letter) }
  })
}
