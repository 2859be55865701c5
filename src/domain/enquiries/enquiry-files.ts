import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { type FileStore, unclaimFiles } from '../files/index.ts'
import { lockEnquiry } from './lock-enquiry.ts'

const LONGEST_NAME = 100

interface Sent {
  path: string
  name: string
  size: number
  extension: 'pdf' | 'jpg' | 'png'
}

/** Keeps a file where nobody is served, until an answer names it: what none does within a day is swept up. */
export async function storeAttached(db: Database, files: FileStore, enquiryId: string, sent: Sent) {
  const id = randomUUID()
  const key = `enquiries/${id}.${sent.extension}`
  // Noted before it is there; the clean-up takes what was noted an hour ago, and whoever writes may take a day.
  await db
    .insertInto('unclaimed_files')
    .values({ key, created_at: sql<Date>`now() + interval '23 hours'` })
    .execute()
  const name = nameFile(sent)
  try {
    await files.putFile(key, sent.path)
    await transact(db, async (tx) => {
      // Whoever is erased at this moment holds it.
      await lockEnquiry(tx, enquiryId)
      await tx
        .insertInto('enquiry_files')
        .values({ id, enquiry_id: enquiryId, file_key: key, name, size: sent.size })
        .execute()
      await dropSwept(tx)
    })
  } catch (error) {
    await files.remove(key)
    await db.deleteFrom('unclaimed_files').where('key', '=', key).execute()
    throw error
  }
  return { id, name, size: sent.size }
}

/** Has files go with a message; those that go with another, or are gone by now, are refused. */
export async function attachFiles(
  tx: Database,
  { enquiryId, messageId, files }: { enquiryId: string; messageId: string; files: string[] },
): Promise<void> {
  const wanted = [...new Set(files)]
  if (wanted.length === 0) return
  const attached = await tx
    .updateTable('enquiry_files')
    .set({ message_id: messageId })
    .where('id', 'in', wanted)
    .where('enquiry_id', '=', enquiryId)
    .where('message_id', 'is', null)
    .returning('file_key')
    .execute()
  if (attached.length < wanted.length) throw invalidFields({ files: { word: 'invalid' } })
  const keys = attached.map(({ file_key }) => file_key)
  const { numDeletedRows } = await tx.deleteFrom('unclaimed_files').where('key', 'in', keys).executeTakeFirst()
  if (Number(numDeletedRows) < keys.length) throw invalidFields({ files: { word: 'invalid' } })
}

/** Tells which files go with each message of these threads, in their order. */
export async function readAttached(db: Database, enquiryIds: string[]) {
  const rows = await db
    .selectFrom('enquiry_files')
    .select(['id', 'message_id', 'name', 'size'])
    .where('enquiry_id', 'in', enquiryIds)
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  return (messageId: string) =>
    rows.filter(({ message_id }) => message_id === messageId).map(({ id, name, size }) => ({ id, name, size }))
}

/** A file of a thread; its sender has only what goes with a message. */
export async function findAttached(
  db: Database,
  { enquiryId, file, isForSender }: { enquiryId: string; file: string; isForSender: boolean },
) {
  let found = db
    .selectFrom('enquiry_files')
    .select(['file_key', 'name'])
    .where('id', '=', file)
    .where('enquiry_id', '=', enquiryId)
  if (isForSender) found = found.where('message_id', 'is not', null)
  const known = await found.executeTakeFirst()
  if (!known) throw new DomainError('not-found')
  return known
}

/** Notes the files of threads or messages that go as nobody's, so that whatever breaks off, the clean-up finds them. */
export async function releaseFiles(tx: Database, of: 'enquiry_id' | 'message_id', ids: string[]): Promise<string[]> {
  const rows = await tx.selectFrom('enquiry_files').select('file_key').where(of, 'in', ids).execute()
  return unclaimFiles(
    tx,
    rows.map(({ file_key }) => file_key),
  )
}

/** Forgets what nobody has sent, and whose file is swept up by now. */
const dropSwept = (tx: Database) =>
  tx
    .deleteFrom('enquiry_files')
    .where('message_id', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM unclaimed_files WHERE key = file_key)`)
    .execute()

/** What a file is called when it is saved: a plain name with the ending that its bytes have. */
function nameFile({ name, extension }: Sent): string {
  const dot = name.lastIndexOf('.')
  const stem = (dot > 0 ? name.slice(0, dot) : name)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, LONGEST_NAME)
  return `${/\w/.test(stem) ? stem : 'file'}.${extension}`
}
