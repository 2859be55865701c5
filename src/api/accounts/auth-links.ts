import type { FastifyInstance } from 'fastify'

import {
  renewVerification,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyAddress,
} from '../../domain/accounts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// People ask for a mail, or try a link, a few times; machines try lists.
const limit = { turns: 10, seconds: 60 }

/** What people come back with from their mail, and how they get it. */
export function serveAuthLinks(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /auth/forgot-password',
    async ({ body, token, caller, deviceProof }) => {
      await requestPasswordReset(db, { ...body, token, caller, deviceProof })
      return { status: 'sent' }
    },
    { limit },
  )
  serve(
    app,
    parts,
    'POST /auth/reset-password',
    async ({ body, keepDeviceProof }) => {
      keepDeviceProof(await resetPassword(db, body))
      return { status: 'changed' }
    },
    { limit },
  )
  serve(app, parts, 'POST /auth/verification', async ({ body }) => {
    await verifyAddress(db, body.signature)
    return { status: 'verified' }
  })
  serve(app, parts, 'POST /auth/verification/resend', async ({ user }) => {
    await resendVerification(db, user)
    return { status: 'sent' }
  })
  serve(
    app,
    parts,
    'POST /auth/verification/renew',
    async ({ body }) => {
      await renewVerification(db, body.signature)
      return { status: 'sent' }
    },
    { limit },
  )
}
