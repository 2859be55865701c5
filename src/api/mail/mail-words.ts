import type { FastifyInstance } from 'fastify'

import {
  listMailWords,
  listWordChanges,
  previewWords,
  queueTest,
  readMailWords,
  saveMailWords,
} from '../../domain/letters/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'
import { deskOf } from './desk-of.ts'

// A preview follows the typing; tests land in somebody's mailbox.
const PREVIEWS = { turns: 240, seconds: 60 }
const TESTS = { turns: 10, seconds: 600 }

/** The words of mails: reading, changing, looking at and trying them. */
export function serveMailWords(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /letters/words', async () => ({ mails: await listMailWords(db) }))
  serve(app, parts, 'GET /letters/words/{mail}', async ({ params }) => ({
    words: await readMailWords(db, params.mail),
  }))
  serve(app, parts, 'GET /letters/words/{mail}/history', async ({ params }) => ({
    entries: await listWordChanges(db, params.mail),
  }))
  serve(app, parts, 'PUT /letters/words/{mail}', async ({ user, params, body }) => {
    await saveMailWords(db, staffOf(user), { ...params, ...body })
    return { words: await readMailWords(db, params.mail) }
  })
  serve(
    app,
    parts,
    'POST /letters/words/{mail}/preview',
    ({ params, body }) => previewWords(db, deskOf(parts), { ...params, ...body }),
    { limit: PREVIEWS },
  )
  serve(
    app,
    parts,
    'POST /letters/words/{mail}/test',
    async ({ user, params, body }) => {
      await queueTest(db, deskOf(parts), params.mail, { name: user.name, email: user.email, locale: body.locale })
      return { status: 'queued' }
    },
    { limit: TESTS },
  )
}
