import path from 'node:path'

import type { MailTransport } from './mail-transport.ts'
import { openOutbox } from './open-outbox.ts'
import { openSmtp } from './open-smtp.ts'

/** Where mails lie that no server takes. */
export const outboxOf = (dataDir: string): string => path.join(dataDir, 'outbox')

/** Mails go to the server that was named, or else into the data folder. */
export const openMail = ({ smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string }): MailTransport =>
  smtpUrl ? openSmtp(smtpUrl) : openOutbox(outboxOf(dataDir))
