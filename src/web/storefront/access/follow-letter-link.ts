import type { Call } from '../../../contract/client.ts'
import { type LinkFault, linkFaultOf } from './link-fault.ts'

/** What came of a link from one of the newsletter's mails. */
export type LetterOutcome = 'done' | 'unreachable' | LinkFault

/** Has the server do what a link is for, and says what came of it. */
export async function followLetterLink(
  call: Call,
  name: 'POST /newsletter/confirmation' | 'POST /newsletter/unsubscription',
  token: string,
): Promise<LetterOutcome> {
  try {
    await call(name, { body: { token } })
    return 'done'
  } catch (fault) {
    return linkFaultOf(fault) ?? 'unreachable'
  }
}
