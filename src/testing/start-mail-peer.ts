import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail that arrived: whom the server was told to bring it to, and what it says. */
interface ReceivedMail {
  recipients: string[]
  sender: string
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
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const bytes = await buffer(stream)
        if (isRefusing) throw Object.assign(new Error('come back later'), { responseCode: 451 })
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          raw: bytes.toString(),
          mail: await PostalMime.parse(bytes),
        })
      }
      callbackify(take)((error) => done(error))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, refuse: (one) => void (isRefusing = one), stop }
}
