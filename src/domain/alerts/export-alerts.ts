import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { Alert } from './describe-alerts.ts'
import { listAlerts } from './own-alerts.ts'

/** An alert as it travels. */
export const presentAlert = ({ createdAt, ...alert }: Alert) => ({ ...alert, created_at: createdAt.toISOString() })

/** All that is kept about the alerts of a user: what they wait for, and what they were told. */
export async function exportAlerts(db: Database, user: { id: string; locale: Locale }) {
  const told = await db
    .selectFrom('alert_tellings')
    .innerJoin('alert_letters', 'alert_letters.id', 'alert_tellings.letter_id')
    .innerJoin('artworks', 'artworks.id', 'alert_tellings.artwork_id')
    .select(['artworks.slug as artwork', 'alert_letters.day'])
    .where('alert_tellings.user_id', '=', user.id)
    .orderBy('alert_letters.day', 'desc')
    .orderBy('artworks.id')
    .execute()
  return { alerts: (await listAlerts(db, user)).map(presentAlert), told }
}
