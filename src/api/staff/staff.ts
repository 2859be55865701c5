import type { FastifyInstance } from 'fastify'

import { resetFactors } from '../../domain/accounts/index.ts'
import {
  acceptInvitation,
  changeMember,
  endSessionsOf,
  invite,
  listInvitations,
  listMembers,
  readHouseRules,
  readInvitation,
  readUnmailed,
  withdrawInvitation,
  writeHouseRules,
  writeMailedAbout,
  writeUnmailed,
} from '../../domain/staff/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Who works for the gallery: whatever is changed answers with all of it as it is then. */
export function serveStaff(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const all = async () => ({
    members: await listMembers(db),
    invitations: await listInvitations(db),
    rules: await readHouseRules(db),
    unmailed: await readUnmailed(db),
  })
  serve(app, parts, 'GET /staff', all)
  serve(app, parts, 'PUT /staff/rules', async ({ body }) => {
    await writeHouseRules(db, body)
    return all()
  })
  serve(app, parts, 'POST /staff/invitations', async ({ user, body }) => {
    await invite(db, user.name, body)
    return all()
  })
  serve(app, parts, 'DELETE /staff/invitations/{invitation}', async ({ params }) => {
    await withdrawInvitation(db, params.invitation)
    return all()
  })
  serve(app, parts, 'PATCH /staff/{member}', async ({ params, body }) => {
    const scope = body.scope && (['collector', ...body.scope] as const)
    await changeMember(db, params.member, { scope: scope && [...scope], isActive: body.is_active })
    return all()
  })
  serve(app, parts, 'PUT /staff/{member}/mails', async ({ params, body }) => {
    await writeMailedAbout(db, params.member, body.kinds)
    return all()
  })
  serve(app, parts, 'PUT /staff/unmailed', async ({ body }) => {
    await writeUnmailed(db, body.kinds)
    return all()
  })
  serve(app, parts, 'DELETE /staff/{member}/sessions', async ({ params }) => {
    await endSessionsOf(db, params.member)
    return all()
  })
  serve(app, parts, 'DELETE /staff/{member}/second-factor', async ({ user, params }) => {
    await resetFactors(db, params.member, user.name)
    return all()
  })
  serve(app, parts, 'GET /staff/welcome/{token}', async ({ params }) => ({
    invitation: await readInvitation(db, params.token),
  }))
  serve(app, parts, 'POST /staff/welcome/{token}', async ({ params, body }) => {
    await acceptInvitation(db, params.token, body)
    return { status: 'welcome' }
  })
}
