import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'

import { DEFAULT_LOCALE, isLocale, LANGUAGES, languageOf, type Locale, prefixOf } from '../../contract/locale.ts'
import { findSocialUser, makeSocialCode, openSession, redeemSocialCode } from '../../domain/accounts/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { refuse } from '../refuse.ts'
import { type ApiParts, serve } from '../serve.ts'
import { createSocialClients, type SocialProvider, type SocialSettings } from './social-clients.ts'
import { readAttempt, type SocialAttempt, writeAttempt } from './social-cookie.ts'

type SocialError = 'denied' | 'unverified' | 'failed'

const CHALLENGE = /^[\w-]{43}$/

// What a service says of somebody; a claim of another type counts as none.
const claimsSchema = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})

/** Coming in through another service: away to it, back from it, and a session for the browser that began. */
export function serveSocial(app: FastifyInstance, parts: ApiParts): void {
  const { db, social } = parts
  const providers = social?.providers ?? []
  const clientOf = createSocialClients()

  serve(app, parts, 'GET /auth/providers', async () => ({ providers: providers.map(({ id, name }) => ({ id, name })) }))
  serve(app, parts, 'POST /auth/social', async ({ body: { code, verifier }, device }) => {
    const userId = await redeemSocialCode(db, code, verifier)
    if (userId === undefined) throw new DomainError('unauthenticated')
    return { access_token: await openSession(db, userId, device), token_type: 'Bearer' }
  })

  /** A route below a service's name; whatever goes wrong there ends on the login page. */
  function route(step: string, answer: (visit: Visit) => Promise<string>): void {
    app.get(`/auth/social/:provider/${step}`, { schema: { hide: true } }, async (request, reply) => {
      const provider = providers.find(({ id }) => id === (request.params as { provider: string }).provider)
      reply.header('cache-control', 'no-store')
      if (!social || !provider) return refuse(request, reply, 'not-found')
      const attempt = readAttempt(request.headers.cookie, provider.id)
      const query = new URLSearchParams(request.url.split('?')[1])
      const wish = query.get('locale') ?? attempt?.locale
      const locale = isLocale(wish) ? wish : DEFAULT_LOCALE
      try {
        return await reply.redirect(await answer({ request, reply, social, provider, query, attempt, locale }))
      } catch (error) {
        const reason = reasonOf(error)
        // Neither the address nor the cookie: they hold what opens the account.
        if (reason === 'failed') request.log.warn({ provider: provider.id, reason: wordOf(error) }, 'a login failed')
        reply.header('set-cookie', writeAttempt(undefined, social.isSecure))
        return reply.redirect(loginPage(social, locale, { socialError: reason }))
      }
    })
  }

  route('start', async ({ reply, social, provider, query, locale }) => {
    const challenge = query.get('challenge') ?? ''
    if (!CHALLENGE.test(challenge)) throw new Error('the challenge is none')
    const client = await clientOf(provider)
    const attempt: SocialAttempt = {
      provider: provider.id,
      locale,
      challenge,
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
    }
    reply.header('set-cookie', writeAttempt(attempt, social.isSecure))
    return buildAuthorizationUrl(client, {
      redirect_uri: callbackOf(social, provider),
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
      ui_locales: uiLocalesOf(attempt.locale),
    }).href
  })

  route('callback', async ({ reply, social, provider, query, attempt, locale }) => {
    if (!attempt) throw new Error('this browser began no such login')
    const address = new URL(`${callbackOf(social, provider)}?${query.toString()}`)
    const person = await askService(await clientOf(provider), address, attempt)
    const userId = await findSocialUser(db, { provider, locale, ...person })
    if (userId === undefined) throw new UnverifiedError()
    const code = await makeSocialCode(db, userId, attempt.challenge)
    reply.header('set-cookie', writeAttempt(undefined, social.isSecure))
    return loginPage(social, locale, { code })
  })
}

interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  social: SocialSettings
  provider: SocialProvider
  query: URLSearchParams
  attempt: SocialAttempt | undefined
  locale: Locale
}

class UnverifiedError extends Error {}

/** A service that does not know the script may know the language. */
const uiLocalesOf = (locale: Locale) => [...new Set([LANGUAGES[locale].tag, languageOf(locale)])].join(' ')

const callbackOf = ({ apiUrl }: SocialSettings, { id }: SocialProvider) => `${apiUrl}/api/auth/social/${id}/callback`

const loginPage = ({ publicUrl }: SocialSettings, locale: Locale, query: Record<string, string>) =>
  `${publicUrl}${prefixOf(locale)}/login?${new URLSearchParams(query).toString()}`

/** Trades the code of the service for what it says of whoever logged in there. */
async function askService(client: Configuration, address: URL, { state, nonce, verifier }: SocialAttempt) {
  const tokens = await authorizationCodeGrant(client, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the service sent no identity')
  // Some say the address with the identity, the others when they are asked for it.
  const isMore = claims.email === undefined && client.serverMetadata().userinfo_endpoint !== undefined
  const more = isMore ? await fetchUserInfo(client, tokens.access_token, claims.sub) : {}
  const { name, email, email_verified } = claimsSchema.parse({ ...more, ...claims })
  return { subject: claims.sub, name, email, isEmailVerified: email_verified === true }
}

function reasonOf(error: unknown): SocialError {
  if (error instanceof UnverifiedError) return 'unverified'
  return error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'denied' : 'failed'
}

const wordOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
