import { onTestFinished } from 'vitest'

import type { Database } from '../database/index.ts'
import { createTasks } from '../domain/jobs/index.ts'
import { type MailAbout, openMail, queueMail, type Reader } from '../domain/mail/index.ts'
import { openTestGallery } from './open-test-gallery.ts'
import { startMailPeer } from './start-mail-peer.ts'

export const FROM = { name: 'Galerie Cimaise', address: 'mail@gallery.example' }
export const publicUrl = 'https://gallery.example'

/** A gallery whose mails arrive at a server, and the job that sends them one by one. */
export async function openPostOffice(options: Parameters<typeof openTestGallery>[0] = {}) {
  const gallery = await openTestGallery(options)
  const peer = await startMailPeer()
  const transport = openMail({ smtpUrl: peer.url, dataDir: '' })
  onTestFinished(() => transport.close())
  const mailer = { transport, from: FROM, publicUrl, answersTo: options.receiving?.address }
  const task = createTasks(gallery.db, gallery.files, { mailer })['send-mail']
  const run = (mailId: string) => task?.({ mailId }, {} as never)
  /** Queues a mail as the gallery does, and sends it. */
  const send = async <Facts extends object>(kind: MailAbout<Facts>, facts: NoInfer<Facts>, to: Reader) => {
    await queueMail(gallery.db, kind, facts, to)
    const { id } = await readNewest(gallery.db)
    await run(id)
    return id
  }
  /** Sends what is due, of those kinds if any are named, and answers with what arrived. */
  const deliver = async (kinds = '%') => {
    const before = peer.received.length
    const due = await gallery.db
      .selectFrom('mails')
      .select('id')
      .where('sent_at', 'is', null)
      .where('kind', 'like', kinds)
      .orderBy('created_at')
      .execute()
    for (const { id } of due) await run(id)
    return peer.received.slice(before)
  }
  return { ...gallery, peer, mailer, send, run, deliver }
}

/** The mail that became due last. */
export const readNewest = (db: Database) =>
  db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()
