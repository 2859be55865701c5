import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import { onTestFinished } from 'vitest'

/** Somebody with an account at the login service. */
export interface IdentityPerson {
  subject?: string
  name?: string
  email?: string
  email_verified?: boolean | string
}

/** A login service on this machine, by the standard. */
export interface IdentityPeer {
  provider: { id: string; name: string; issuer: string; clientId: string; clientSecret: string }
  /** Logs somebody in where a browser was sent to, or declines, and says where it is sent next. */
  visit: (address: string, person: IdentityPerson | 'nobody') => Promise<string>
  stop: () => Promise<void>
}

interface OidcContext {
  oidc: { session: { accountId: string }; client: { clientId: string }; provider: Provider }
}

/** Starts a login service that knows the gallery under one address to come back to, and goes with the test. */
export async function startIdentityPeer(redirectUri: string): Promise<IdentityPeer> {
  const persons = new Map<string, IdentityPerson>()
  let present: IdentityPerson | 'nobody' = 'nobody'
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [await exportJWK(privateKey)]
  const provider = new Provider(issuer, { ...describe(redirectUri, persons), jwks: { keys } })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    if (present === 'nobody') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const accountId = present.subject ?? randomUUID()
    persons.set(accountId, present)
    return provider.interactionFinished(request, response, { login: { accountId } })
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(stop)
  return {
    provider: { id: 'peer', name: 'Peer', issuer, clientId: 'gallery', clientSecret: 'the-secret-of-the-gallery' },
    visit: (address, person) => {
      present = person
      return follow(address, issuer)
    },
    stop,
  }
}

/** Goes where a browser would go with its cookies, until it is sent away from the service. */
async function follow(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = start
  while (address.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = reply.headers.get('location')
    if (!next) throw new Error(`the service answered ${reply.status}: ${await reply.text()}`)
    address = new URL(next, address).href
  }
  return address
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
