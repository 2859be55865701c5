import type { FastifyInstance } from 'fastify'

import { closeSession, logIn, registerUser } from '../../domain/accounts/index.ts'
import type { Limit } from '../../domain/limits/index.ts'
import { type ApiParts, serve } from '../serve.ts'

const LOGINS: Limit = { turns: 30, seconds: 5 * 60 }
// It tells which addresses have an account, so nobody gets through a long list of them.
const REGISTRATIONS: Limit = { turns: 30, seconds: 10 * 60 }

export function serveAuth(app: FastifyInstance, parts: ApiParts): void {
  serve(
    app,
    parts,
    'POST /auth/register',
    async ({ body, caller }) => ({ user: await registerUser(parts.db, { ...body, caller }) }),
    {
      limit: REGISTRATIONS,
    },
  )
  serve(
    app,
    parts,
    'POST /auth/login',
    async ({ body, device, caller, deviceProof, keepDeviceProof }) => {
      const admission = await logIn(parts.db, { ...body, device, caller, deviceProof })
      if (admission.deviceProof !== undefined) keepDeviceProof(admission.deviceProof)
      return { access_token: admission.token, token_type: 'Bearer' }
    },
    { limit: LOGINS },
  )
  serve(app, parts, 'GET /auth/user', async ({ user }) => ({ user }))
  serve(app, parts, 'GET /auth/logout', async ({ token }) => {
    if (token !== undefined) await closeSession(parts.db, token)
    return { status: 'logged-out' }
  })
}
