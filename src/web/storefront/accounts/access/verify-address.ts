import type { Call } from '../../../../contract/client.ts'
import { fetchUser } from '../../../state/auth-store.ts'
import { type LinkFault, linkFaultOf } from './link-fault.ts'

export type Verification = 'verified' | 'unreachable' | LinkFault

// React may begin the page twice, and a link counts once.
const asked = new Map<string, Promise<Verification>>()

/** Has the server look at a signature, once. */
export function verifyAddress(call: Call, signature: string): Promise<Verification> {
  const before = asked.get(signature)
  if (before) return before
  const answer = ask(call, signature)
  asked.set(signature, answer)
  return answer
}

async function ask(call: Call, signature: string): Promise<Verification> {
  try {
    await call('POST /auth/verification', { body: { signature } })
    await fetchUser(call)
    return 'verified'
  } catch (fault) {
    const ofLink = linkFaultOf(fault)
    // Whoever could not be reached may be asked again.
    if (ofLink === undefined) asked.delete(signature)
    return ofLink ?? 'unreachable'
  }
}
