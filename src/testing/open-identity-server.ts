import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** Somebody with an account at the login service. */
export interface IdentityPerson {
  subject?: string
  name?: string
  email?: string
  email_verified?: boolean | string
}

/** Who stands before the service in this request; undefined when it has answered by itself, with a question. */
export type FindPerson = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<IdentityPerson | 'nobody' | undefined> | IdentityPerson | 'nobody'

interface OidcContext {
  oidc: { session: { accountId: string }; client: { clientId: string }; provider: Provider }
}

interface IdentityServer {
  issuer: string
  clientId: string
  clientSecret: string
  close: () => Promise<void>
}

/** Opens a login service by the standard on this machine, which knows the gallery under one address to come back to. */
export async function openIdentityServer(
  redirectUri: string,
  findPerson: FindPerson,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<IdentityServer> {
  const persons = new Map<string, IdentityPerson>()
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [await exportJWK(privateKey)]
  const provider = new Provider(issuer, { ...describe(redirectUri, persons), jwks: { keys } })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const person = await findPerson(request, response)
    if (person === undefined) return
    if (person === 'nobody') return provider.interactionFinished(request, response, { error: 'access_denied' })
    const accountId = person.subject ?? crypto.randomUUID()
    persons.set(accountId, person)
    return provider.interactionFinished(request, response, { login: { accountId } })
  }

  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { issuer, clientId: 'gallery', clientSecret: 'the-secret-of-the-gallery', close }
}

const describe = (redirectUri: string, persons: Map<string, IdentityPerson>) => ({
  adapter: createMemoryAdapter(),
  clients: [
    {
      client_id: 'gallery',
      client_secret: 'the-secret-of-the-gallery',
      redirect_uris: [redirectUri],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  cookies: { keys: ['a key of the peer'] },
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_context: unknown, id: string) => {
    const { subject: _subject, ...claims } = persons.get(id) ?? {}
    return { accountId: id, claims: () => ({ sub: id, ...claims }) }
  },
  // Everybody agrees to what the gallery asks for.
  loadExistingGrant: async ({ oidc }: OidcContext) => {
    const { session, client } = oidc
    const grant = new oidc.provider.Grant({ accountId: session.accountId, clientId: client.clientId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})
