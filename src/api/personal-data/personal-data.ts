import type { FastifyInstance } from 'fastify'

import { isSameEmail } from '../../domain/accounts/index.ts'
import { invalidFields } from '../../domain/domain-error.ts'
import { eraseAddress, exportPerson, readPersonData, readThinning } from '../../domain/personal-data/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** What is kept of people, for whoever answers for it. */
export function servePersonalData(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  serve(app, parts, 'POST /people/data', ({ body }) => readPersonData(db, body.email))
  serve(app, parts, 'POST /people/data/export', ({ body }) => exportPerson(db, body.email))
  serve(app, parts, 'POST /people/data/erasure', async ({ user, body: { email, confirmation, tell } }) => {
    if (!isSameEmail(confirmation.trim(), email)) throw invalidFields({ confirmation: { word: 'invalid' } })
    return { held: await eraseAddress(db, files, { email, staffId: user.id, isTold: tell }) }
  })
  serve(app, parts, 'GET /people/data/thinning', () => readThinning(db))
}
