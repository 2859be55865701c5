import type { FastifyInstance } from 'fastify'

import { endOtherSessions, endSession, listSessions } from '../../domain/accounts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveSessions(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const list = async (userId: string, token: string) => ({ sessions: await listSessions(db, { userId, token }) })
  serve(app, parts, 'GET /account/sessions', ({ user, token }) => list(user.id, token))
  serve(app, parts, 'DELETE /account/sessions', async ({ user, token }) => {
    await endOtherSessions(db, { userId: user.id, token })
    return list(user.id, token)
  })
  serve(app, parts, 'DELETE /account/sessions/{session}', async ({ user, token, params }) => {
    await endSession(db, user.id, params.session)
    return list(user.id, token)
  })
}
