import type { FastifyInstance } from 'fastify'

import { changePassword, readAddresses, saveAddresses, updateProfile } from '../../domain/accounts/index.ts'
import { readNewsletterStatus, requestNewsletterAs, withdrawNewsletter } from '../../domain/newsletter/index.ts'
import { deleteAccount, exportAccount } from '../../domain/personal-data/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// Each may cost a verification of the password.
const limit = { turns: 20, seconds: 60 }

export function serveAccount(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  serve(
    app,
    parts,
    'PATCH /account',
    async ({ user, body, token }) => ({ user: await updateProfile(db, user, { ...body, session: token }) }),
    { limit },
  )
  serve(
    app,
    parts,
    'PUT /account/password',
    async ({ user, body, device, token }) => ({
      access_token: await changePassword(db, user, { ...body, device, session: token }),
      token_type: 'Bearer',
    }),
    { limit },
  )
  serve(
    app,
    parts,
    'POST /account/deletion',
    async ({ user, body, token }) => {
      await deleteAccount(db, files, user, { ...body, session: token })
      return { status: 'deleted' }
    },
    { limit },
  )
  serve(app, parts, 'GET /account/export', ({ user, token }) => exportAccount(db, user, token))
  serve(app, parts, 'GET /account/addresses', async ({ user }) => ({ addresses: await readAddresses(db, user.id) }))
  serve(app, parts, 'PUT /account/addresses', async ({ user, body }) => ({
    addresses: await saveAddresses(db, user.id, body),
  }))
  serve(app, parts, 'GET /account/newsletter', async ({ user }) => ({ status: await readNewsletterStatus(db, user) }))
  serve(app, parts, 'PUT /account/newsletter', async ({ user, body }) => {
    if (body.subscribed) await requestNewsletterAs(db, user, { ...user, source: 'account' })
    else await withdrawNewsletter(db, user)
    return { status: await readNewsletterStatus(db, user) }
  })
}
