import type { Insertable } from 'kysely'

import type { Database, NewsletterConsentRow } from '../../database/index.ts'

/** Notes for good what somebody wished; the same moment as what it tells, or not at all. */
export async function logConsent(tx: Database, rows: Insertable<NewsletterConsentRow>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('newsletter_consents').values(rows).execute()
}
