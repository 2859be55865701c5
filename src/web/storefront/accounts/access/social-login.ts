import type { Call } from '../../../../contract/client.ts'
import { attempt } from '../../../state/attempt.ts'

const KEY = 'cimaise.socialVerifier'

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * The challenge that goes out with a login through another service; its secret half stays in this tab, so that the
 * code that comes back is of use here only. Undefined where the browser cannot keep or compute it.
 */
export async function makeChallenge(): Promise<string | undefined> {
  // Only pages that came over a secure connection may compute it.
  const { subtle } = crypto as Partial<Crypto>
  const verifier = attempt(() => {
    const kept = sessionStorage.getItem(KEY) ?? toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
    sessionStorage.setItem(KEY, kept)
    return kept
  })
  if (!subtle || verifier === undefined) return undefined
  return toBase64Url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

// React may begin the page twice; the code counts once.
const exchanged = new Map<string, Promise<string | undefined>>()

/** The token for the code that a login elsewhere came back with; undefined when it was not begun here or is too old. */
export function exchangeCode(call: Call, code: string): Promise<string | undefined> {
  const before = exchanged.get(code)
  if (before) return before
  const verifier = attempt(() => sessionStorage.getItem(KEY))
  // This tab began no login: the code may be a stranger's, who wants us to come in as them.
  if (!verifier) return Promise.resolve(undefined)
  attempt(() => sessionStorage.removeItem(KEY))
  const token = call('POST /auth/social', { body: { code, verifier } }).then(
    (reply) => reply.access_token,
    () => undefined,
  )
  exchanged.set(code, token)
  return token
}
