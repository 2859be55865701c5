import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTransport } from 'nodemailer'

import { compose } from './compose.ts'
import type { MailTransport } from './mail-transport.ts'

/** Keeps mails as files that any mail program opens, sorted by when they were due; each is there whole or not at all. */
export function openOutbox(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transporter.sendMail(compose(mail))
      const name = `${mail.date.toISOString().replaceAll(/[:.]/g, '-')}_${mail.id}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = path.join(folder, `.${name}.${process.pid}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, path.join(folder, `${name}.eml`))
    },
    close: () => transporter.close(),
  }
}
