import type { Database } from '../database/index.ts'

/** Every mail that is due, the first first, as one line each. */
export async function readMails(db: Database): Promise<string[]> {
  const mails = await db.selectFrom('mails').select(['kind', 'to_email', 'locale']).orderBy('created_at').execute()
  return mails.map(({ kind, to_email, locale }) => `${kind} ${to_email} ${locale}`)
}
