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
  /** From now on mails are refused, as by a server under repair. */
  refuse: (isRefusing: boolean) => void
  stop: () => Promise<void>
}

/** Starts a mail server that keeps what it is brought and goes with the test. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: ReceivedMail[] = []
  let isRefusing = false
  const { url, close } = await openMailServer(async ({ bytes, ...envelope }) => {
    if (isRefusing) throw Object.assign(new Error('come back later'), { responseCode: 451 })
    received.push({ ...envelope, raw: bytes.toString(), mail: await PostalMime.parse(bytes) })
  })
  onTestFinished(close)
  return { url, received, refuse: (one) => void (isRefusing = one), stop: close }
}
