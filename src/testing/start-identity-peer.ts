import { onTestFinished } from 'vitest'

import { type IdentityPerson, openIdentityServer } from './open-identity-server.ts'

/** A login service on this machine, by the standard. */
export interface IdentityPeer {
  provider: { id: string; name: string; issuer: string; clientId: string; clientSecret: string }
  /** Logs somebody in where a browser was sent to, or declines, and says where it is sent next. */
  visit: (address: string, person: IdentityPerson | 'nobody') => Promise<string>
  stop: () => Promise<void>
}

/** Starts a login service that knows the gallery under one address to come back to, and goes with the test. */
export async function startIdentityPeer(redirectUri: string): Promise<IdentityPeer> {
  let present: IdentityPerson | 'nobody' = 'nobody'
  const { close, ...service } = await openIdentityServer(redirectUri, () => present)
  onTestFinished(close)
  return {
    provider: { id: 'peer', name: 'Peer', ...service },
    visit: (address, person) => {
      present = person
      return follow(address, service.issuer)
    },
    stop: close,
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
