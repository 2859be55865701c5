import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  None,
} from 'openid-client'

/** A service through which people can come in. */
export interface SocialProvider {
  /** As it stands in addresses and in the database. */
  id: string
  /** What people call it. */
  name: string
  issuer: string
  clientId: string
  /** Without one, the login is proved by PKCE alone. */
  clientSecret?: string | undefined
  /** Whether it is the demo's own: whoever comes in by it is one of the demo's people. */
  isDemo?: boolean | undefined
  /** How the service is reached, where that is not over the network. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** What logins through other services need to know. */
export interface SocialSettings {
  providers: SocialProvider[]
  /** Where the pages are. */
  publicUrl: string
  /** Where the services send people back to: the address of this API. */
  apiUrl: string
  isSecure: boolean
}

const TIMEOUT_SECONDS = 5

/** Knows each service once it was asked for; one that did not answer is asked again the next time. */
export function createSocialClients(): (provider: SocialProvider) => Promise<Configuration> {
  const known = new Map<string, Promise<Configuration>>()
  return (provider) => {
    const found = known.get(provider.id) ?? discover(provider)
    known.set(provider.id, found)
    found.catch(() => known.delete(provider.id))
    return found
  }
}

function discover({ issuer, clientId, clientSecret, fetch }: SocialProvider): Promise<Configuration> {
  const url = new URL(issuer)
  return discovery(url, clientId, undefined, clientSecret === undefined ? None() : authenticate(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The settings take http only for services on the same machine.
    ...(url.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
    ...(fetch ? { [customFetch]: (target, init) => fetch(target, init as RequestInit) } : {}),
  })
}

/** The secret goes the way the service names; by the standard that is the header. */
function authenticate(secret: string): ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    return way(secret)(server, ...rest)
  }
}
