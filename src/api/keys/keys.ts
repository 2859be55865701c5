import type { FastifyInstance } from 'fastify'

import { listKeys, makeKey, revokeKey } from '../../domain/accounts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** The keys of other programs: whatever is changed answers with all of them as they are then. */
export function serveKeys(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const all = async () => ({ keys: await listKeys(db) })
  serve(app, parts, 'GET /keys', all)
  serve(app, parts, 'POST /keys', async ({ user, body }) => {
    const key = await makeKey(db, user.id, body)
    return { ...(await all()), key }
  })
  serve(app, parts, 'DELETE /keys/{key}', async ({ params }) => {
    await revokeKey(db, params.key)
    return all()
  })
}
