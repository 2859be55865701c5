import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'

/** Notes that somebody asked for the newsletter; a confirmed subscriber stays one, whoever asks again. */
export async function requestNewsletter(
  db: Database,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email, locale })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ locale, status: 'pending', requested_at: new Date() })
        .where('newsletter_subscriptions.status', '<>', 'confirmed'),
    )
    .execute()
}
