import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { Alert } from './describe-alerts.ts'
import { listAlerts } from './own-alerts.ts'

/** An alert as it travels. */
export const presentAlert = ({ createdAt, ...alert }: Alert) => ({ ...alert, created_at: createdAt.toISOString() })

/** All that is kept about the alerts of a user: what they wait for, and what they were told. */
export async function exportAlerts(db: Database, user: { id: string; locale: Locale }) {
  const { rows: told } = await sql<{ artwork: string; day: string }>`
    SELECT artworks.slug AS artwork, alert_letters.day::text AS day
    FROM alert_letters CROSS JOIN unnest(artwork_ids) AS told (id) JOIN artworks ON artworks.id = told.id
    WHERE alert_letters.user_id = ${user.id}
    ORDER BY alert_letters.day DESC, artworks.id`.execute(db)
  return { alerts: (await listAlerts(db, user)).map(presentAlert), told }
}
