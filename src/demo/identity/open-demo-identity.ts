import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, matchLocale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { createIdentityTokens } from './identity-tokens.ts'
import { PERSONS } from './persons.ts'
import { PAGE_POLICY, renderChoice, renderFault } from './render-choice.ts'

const PATH = '/demo-id'
const CLIENT_ID = 'gallery'
const PROVIDER = 'demo'

/** A login service of the demo's own, by the standard and on the same server, so that it works without a network. */
export function openDemoIdentity({ db, origin }: { db: Database; origin: string }) {
  const issuer = `${origin}${PATH}`
  const redirectUri = `${origin}/api/auth/social/${PROVIDER}/callback`
  const tokens = createIdentityTokens({ db, issuer, clientId: CLIENT_ID })

  async function authorize(request: FastifyRequest, reply: FastifyReply) {
    const query = new URLSearchParams(request.url.split('?')[1])
    const locale = matchLocale(query.get('ui_locales')?.replaceAll(' ', ',')) ?? DEFAULT_LOCALE
    const challenge = query.get('code_challenge') ?? ''
    reply.header('content-security-policy', PAGE_POLICY).header('cache-control', 'no-store')
    // Without a known address to go back to, nobody is sent anywhere.
    if (query.get('client_id') !== CLIENT_ID || query.get('redirect_uri') !== redirectUri) {
      return reply.code(400).type('text/html; charset=utf-8').send(renderFault(locale))
    }
    const back = (answer: Record<string, string>) => {
      const address = new URL(redirectUri)
      const state = query.get('state')
      const all = { ...answer, iss: issuer, ...(state === null ? {} : { state }) }
      for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value)
      return reply.redirect(address.href)
    }
    const isSound =
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(challenge) &&
      (query.get('scope') ?? '').split(' ').includes('openid')
    if (!isSound) return back({ error: 'invalid_request' })

    const choice = query.get('person')
    const person = PERSONS.find(({ id }) => id === choice)?.id
    if (person) {
      const nonce = query.get('nonce') ?? undefined
      return back({ code: await tokens.makeCode({ person, redirectUri, challenge, nonce }) })
    }
    if (choice === 'nobody') return back({ error: 'access_denied' })
    const addressOf = (one: string) => {
      const chosen = new URLSearchParams(query)
      chosen.set('person', one)
      return `${PATH}/authorize?${chosen.toString()}`
    }
    return reply.type('text/html; charset=utf-8').send(renderChoice(locale, addressOf))
  }

  async function exchange(request: FastifyRequest, reply: FastifyReply) {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const field = (name: string) => form.get(name) ?? ''
    reply.header('cache-control', 'no-store')
    if (field('grant_type') !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' })
    if (field('client_id') !== CLIENT_ID) return reply.code(401).send({ error: 'invalid_client' })
    const grant = await tokens
      .takeCode(field('code'), field('redirect_uri'), field('code_verifier'))
      .catch(() => undefined)
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' })
    return {
      // Nothing can be asked for with it: the identity says everything.
      access_token: 'none',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await tokens.makeIdentity(grant.subject, grant.nonce),
    }
  }

  return {
    provider: { id: PROVIDER, name: 'Cimaise ID (demo)', issuer, clientId: CLIENT_ID, isDemo: true },
    /** Puts the service onto the gallery's server. */
    serve: (app: FastifyInstance): Promise<void> =>
      Promise.resolve(
        app.register(
          async (service) => {
            service.addContentTypeParser(
              'application/x-www-form-urlencoded',
              { parseAs: 'string', bodyLimit: 16_384 },
              (_request, body, done) => done(null, new URLSearchParams(String(body))),
            )
            service.get('/.well-known/openid-configuration', () => describe(issuer))
            service.get('/keys', () => tokens.readPublicKeys())
            service.get('/authorize', (request, reply) => authorize(request, reply))
            service.post('/token', (request, reply) => exchange(request, reply))
          },
          { prefix: PATH },
        ),
      ).then(() => undefined),
  }
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  token_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'email', 'profile'],
  claims_supported: ['sub', 'name', 'email', 'email_verified'],
  authorization_response_iss_parameter_supported: true,
})
