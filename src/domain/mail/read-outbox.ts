import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'
import PostalMime, { type Address } from 'postal-mime'

import type { Database } from '../../database/index.ts'

/** A mail that lies in the outbox. */
export interface OutboxMail {
  id: string
  from: string
  to: string
  subject: string
  date: string
  text: string
  html: string
}

const NAME = /^[\w-]{1,80}$/
const NEWEST = 50

/** The newest mails of an outbox; those to the staff and the gallery are left out, as they would open the house. */
export async function listOutbox(db: Database, folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .toSorted()
    .toReversed()
    .slice(0, NEWEST)
  const mails = await Promise.all(newest.map((name) => findOutboxMail(db, folder, name.replace(/\.eml$/, ''))))
  return mails.filter((mail) => mail !== undefined)
}

/** One mail of an outbox, unless it is to the staff or to the gallery itself. */
export async function findOutboxMail(db: Database, folder: string, id: string): Promise<OutboxMail | undefined> {
  const bytes = NAME.test(id) ? await readFile(path.join(folder, `${id}.eml`)).catch(() => undefined) : undefined
  if (!bytes) return undefined
  const mail = await PostalMime.parse(bytes)
  if (mail.headers.some(({ key }) => key === 'sensitivity')) return undefined
  const [reader] = mail.to ?? []
  if (!reader?.address || (await isStaff(db, reader.address))) return undefined
  return {
    id,
    from: write(mail.from),
    to: write(reader),
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0).toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

const write = (one: Address | undefined) => (one?.name ? `${one.name} <${one.address ?? ''}>` : (one?.address ?? ''))

async function isStaff(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where(sql<boolean>`scope <> '{collector}'`)
    .executeTakeFirst()
  return found !== undefined
}
