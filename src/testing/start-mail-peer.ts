import PostalMime, { type Email } from 'postal-mime'
import { onTestFinished } from 'vitest'

import { type BroughtMail, openMailServer } from './open-mail-server.ts'

/** A mail that arrived: whom the server was told to bring it to, and what it says. */
interface ReceivedMail extends Omit<BroughtMail, 'bytes'> {
  raw: string
  mail: Email
}

/** A mail server on this machine. */
export interface MailPeer {
  url: string
  received: ReceivedMail[]
  /** From now on mails are refused, as by a server under repair, or as these words say. */
  refuse: (isRefusing: boolean | { status: number; words: string; at: 'recipient' | 'mail' }) => void
  stop: () => Promise<void>
}

/** Starts a mail server that keeps what it is brought and goes with the test. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: ReceivedMail[] = []
  let refusal: Exclude<Parameters<MailPeer['refuse']>[0], true> = false
  const refuseAt = (place: 'recipient' | 'mail') => {
    if (refusal && refusal.at === place) throw Object.assign(new Error(refusal.words), { responseCode: refusal.status })
  }
  const take = async ({ bytes, ...envelope }: BroughtMail) => {
    refuseAt('mail')
    received.push({ ...envelope, raw: bytes.toString(), mail: await PostalMime.parse(bytes) })
  }
  const { url, close } = await openMailServer(take, 0, async () => refuseAt('recipient'))
  onTestFinished(close)
  return { url, received, refuse: (one) => void (refusal = one === true ? UNDER_REPAIR : one), stop: close }
}

const UNDER_REPAIR = { status: 451, words: 'come back later', at: 'mail' } as const
