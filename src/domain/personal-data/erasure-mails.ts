import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { accountDeletedMail } from '../accounts/index.ts'
import { defineNotice } from '../mail/index.ts'

/** The last mail to somebody whose data staff erased. */
export const dataErasedMail = defineNotice('data-erased', { because: (words) => words.automatic })

export const erasureMails = [dataErasedMail]

const LAST = [accountDeletedMail.name, dataErasedMail.name]

/** Forgets the last mails to people as soon as they are sent, or cannot be. */
export async function forgetLastMails(db: Database): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', 'in', LAST)
    .where(sql<boolean>`(sent_at IS NOT NULL OR failed_at IS NOT NULL)`)
    .execute()
}
