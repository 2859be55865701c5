import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'

import { SMTPServer } from 'smtp-server'

/** What a mail server is brought: the mail as it is, and what it was told about it. */
export interface BroughtMail {
  recipients: string[]
  sender: string
  bytes: Buffer
}

/** Opens a real mail server on this machine; what it is brought is handed on, and refused when that fails. */
export async function openMailServer(
  take: (brought: BroughtMail) => Promise<void>,
  port = 0,
  admit: (recipient: string) => Promise<void> = async () => undefined,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => callbackify(admit)(address, (error) => done(error)),
    onData: (stream, { envelope }, done) => {
      const hand = async () =>
        take({
          recipients: envelope.rcptTo.map(({ address }) => address),
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          bytes: await buffer(stream),
        })
      callbackify(hand)((error) => done(error))
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A sender that dies in the middle of a mail is no concern of the server's.
  server.on('error', () => undefined)
  const { port: used } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${used}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
