import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { HOLDINGS } from './holdings.ts'
import { personOf } from './person.ts'

/** Which mails about somebody are kept, the latest first. */
export async function exportMails(db: Database, user: User): Promise<Reply<'GET /account/export'>['mails']> {
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'to_email', 'created_at', 'sent_at'])
    .where(HOLDINGS.mails.whose(personOf(user)))
    // What went to the gallery is about them, but not theirs.
    .where(sql<boolean>`lower(to_email) = lower(${user.email})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return mails.map(({ kind, to_email, created_at, sent_at }) => ({
    ...{ kind, to: to_email },
    at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  }))
}
