import type { FastifyInstance } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import { findLetter, listLetters, sendAgain } from '../../domain/mail/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Every mail, for staff: what became of it, and sending it again. */
export function serveLetters(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const desk = () => parts.mail ?? refuse()
  serve(app, parts, 'GET /letters', ({ user, query }) => listLetters(db, user, query))
  serve(app, parts, 'GET /letters/{letter}', async ({ user, params }) => ({
    letter: await findLetter(db, desk(), user, params.letter),
  }))
  serve(app, parts, 'POST /letters/{letter}/sending', async ({ user, params }) => ({
    letter: await findLetter(db, desk(), user, await sendAgain(db, desk(), user, params.letter)),
  }))
}

function refuse(): never {
  throw new DomainError('not-found')
}
