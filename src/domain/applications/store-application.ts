import { randomUUID } from 'node:crypto'

import type { ApplicationForm } from '../../contract/applications/endpoints.ts'
import { type Database, transact } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { hasTurn, markAddress } from '../limits/index.ts'
import { queueMail } from '../mail/index.ts'
import { requestNewsletter } from '../newsletter/index.ts'
import { applicationArrivedMail, applicationReceivedMail } from './application-mails.ts'
import { findApplicationByKey, type StoredApplication } from './find-applications.ts'
import { makeReference } from './reference.ts'
import { tellOfApplication } from './tell-of-application.ts'

// A stranger's mailbox is not to be filled by whoever applies in their name; what is answered is mailed in any case.
const MAILS = { turns: 5, seconds: 24 * 60 * 60 }

/** An application whose file was looked at: the form, and where the file lies. */
interface NewApplication {
  form: ApplicationForm
  file: string
  size: number
  pages: number
}

/**
 * Takes an application in: its file goes where nobody is served, its row, its mails and its wish for the newsletter
 * are written together or not at all. The same one again is the same one.
 */
export async function storeApplication(
  db: Database,
  files: FileStore,
  application: NewApplication,
): Promise<{ reference: string }> {
  const id = randomUUID()
  const fileKey = `applications/${id}.pdf`
  // Noted before it is there, so that whatever happens it does not lie about for ever.
  await db.insertInto('unclaimed_files').values({ key: fileKey }).execute()
  let stored: StoredApplication | undefined
  try {
    await files.putFile(fileKey, application.file)
    stored = await transact(db, (tx) => insertApplication(tx, { id, fileKey, ...application }))
  } finally {
    if (stored?.id !== id) {
      await files.remove(fileKey)
      await db.deleteFrom('unclaimed_files').where('key', '=', fileKey).execute()
    }
  }
  return stored
}

async function insertApplication(
  tx: Database,
  { id, fileKey, form, size, pages }: NewApplication & { id: string; fileKey: string },
): Promise<StoredApplication> {
  const { key, first_name, surname, email, phone, locale, newsletter } = form
  const values = { id, key, first_name, surname, email, phone, locale, wants_newsletter: newsletter, pages }
  let inserted: StoredApplication | undefined
  while (!inserted) {
    inserted = await tx
      .insertInto('applications')
      .values({ ...values, file_key: fileKey, file_size: size, reference: makeReference(new Date().getFullYear()) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // Either somebody sent the same a moment ago, or the reference exists and is drawn again.
    const known = inserted ? undefined : await findApplicationByKey(tx, key)
    if (known) return known
  }
  await tx
    .insertInto('application_events')
    .values({ application_id: id, status: 'received', actor: 'applicant' })
    .execute()
  await tx.deleteFrom('unclaimed_files').where('key', '=', fileKey).execute()
  if (newsletter) await requestNewsletter(tx, { email, locale, source: 'application' })
  if (await hasTurn(tx, `application mails ${markAddress(email)}`, MAILS)) {
    const reader = { name: `${first_name} ${surname}`, email, locale }
    await queueMail(tx, applicationReceivedMail, { applicationId: id }, reader)
  }
  await queueMail(tx, applicationArrivedMail, { applicationId: id })
  await tellOfApplication(tx, 'application.received', inserted)
  return inserted
}
