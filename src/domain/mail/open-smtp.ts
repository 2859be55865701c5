import { createTransport } from 'nodemailer'

import { compose } from './compose.ts'
import type { MailTransport } from './mail-transport.ts'

const SECOND = 1000

/** Hands mails to a server such as smtp://user:password@host:587; connections are kept for the next ones. */
export function openSmtp(url: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  })
  return {
    send: async (mail) => {
      await transporter.sendMail(compose(mail))
    },
    close: () => transporter.close(),
  }
}
