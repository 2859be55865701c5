import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { onOneLine } from './on-one-line.ts'

/** Notes that a mail came back which a server had taken; answers whether there is such a mail. */
export async function noteReturned(db: Database, mailIds: string[], answer: string): Promise<boolean> {
  if (mailIds.length === 0) return false
  const known = await db
    .selectFrom('mails')
    .select(['id', 'trouble'])
    .where('id', 'in', mailIds)
    .where((mail) => mail.or([mail('sent_at', 'is not', null), mail('trouble', '=', 'returned')]))
    .executeTakeFirst()
  if (!known) return false
  await db
    .updateTable('mails')
    .set({ sent_at: null, failed_at: sql<Date>`now()`, trouble: 'returned', answer: onOneLine(answer) || null })
    .where('id', '=', known.id)
    .where('sent_at', 'is not', null)
    .execute()
  return true
}
