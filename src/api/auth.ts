import type { FastifyInstance } from 'fastify'

import { closeSession } from '../domain/accounts/index.ts'
import { type ApiParts, serve } from './serve.ts'

export function serveAuth(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /auth/user', async ({ user }) => ({ user }))
  serve(app, parts, 'GET /auth/logout', async ({ token }) => {
    if (token !== undefined) await closeSession(parts.db, token)
    return { status: 'logged-out' }
  })
}
