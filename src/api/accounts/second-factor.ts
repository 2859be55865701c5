import type { FastifyInstance } from 'fastify'
import { encode } from 'uqr'

import {
  askForPasskey,
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  countRecoveryCodes,
  dropPasskey,
  dropTotp,
  listPasskeys,
  readProof,
  renewRecoveryCodes,
  showProof,
  type User,
} from '../../domain/accounts/index.ts'
import type { Limit } from '../../domain/limits/index.ts'
import { type ApiParts, serve } from '../serve.ts'

const TRIES: Limit = { turns: 30, seconds: 5 * 60 }

/** How staff prove who they are beside their password. */
export function serveSecondFactor(app: FastifyInstance, parts: ApiParts): void {
  const { db, publicUrl } = parts
  const site = { publicUrl }
  const sessionOf = (user: User, token: string) => ({ userId: user.id, email: user.email, token })
  const present = async (token: string) => {
    const { state, ways, isFresh, isRequired } = await readProof(db, token)
    return { state, ways, is_fresh: isFresh, is_required: isRequired }
  }
  serve(app, parts, 'GET /auth/proof', async ({ token }) => ({ proof: await present(token) }))
  serve(
    app,
    parts,
    'POST /auth/proof',
    async ({ user, token, body }) => {
      await showProof(db, sessionOf(user, token), body, site)
      return { proof: await present(token) }
    },
    { limit: TRIES },
  )
  serve(app, parts, 'POST /auth/proof/challenge', async ({ user, token }) => ({
    options: { ...(await askForPasskey(db, sessionOf(user, token), site)) },
  }))
  serve(app, parts, 'GET /account/second-factor', async ({ user, token }) => ({
    proof: await present(token),
    passkeys: (await listPasskeys(db, user.id)).map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(db, user.id),
  }))
  serve(app, parts, 'POST /account/second-factor/totp', async ({ user, token }) => {
    const begun = await beginTotp(db, sessionOf(user, token))
    return { ...begun, picture: draw(begun.address) }
  })
  serve(
    app,
    parts,
    'PUT /account/second-factor/totp',
    async ({ user, token, body }) => {
      const recovery_codes = await confirmTotp(db, sessionOf(user, token), body.code)
      return { proof: await present(token), recovery_codes }
    },
    { limit: TRIES },
  )
  serve(app, parts, 'DELETE /account/second-factor/totp', async ({ user, token }) => {
    await dropTotp(db, sessionOf(user, token))
    return { proof: await present(token) }
  })
  serve(app, parts, 'POST /account/second-factor/passkeys/challenge', async ({ user, token }) => ({
    options: { ...(await beginPasskey(db, sessionOf(user, token), site)) },
  }))
  serve(
    app,
    parts,
    'POST /account/second-factor/passkeys',
    async ({ user, token, body, device }) => {
      const recovery_codes = await confirmPasskey(db, sessionOf(user, token), body.passkey, { device, site })
      return { proof: await present(token), recovery_codes }
    },
    { limit: TRIES },
  )
  serve(app, parts, 'DELETE /account/second-factor/passkeys/{passkey}', async ({ user, token, params }) => {
    await dropPasskey(db, sessionOf(user, token), params.passkey)
    return { proof: await present(token) }
  })
  serve(app, parts, 'POST /account/second-factor/recovery-codes', async ({ user }) => ({
    recovery_codes: await renewRecoveryCodes(db, user.id),
  }))
}

/** A text as a QR code: its dark squares as the path of an SVG. */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}
