import type { Database } from '../../database/index.ts'
import { openLink, readLink } from '../tokens/index.ts'

/** Ends what the link from a mail is for: one alert, or all of its reader; once or again, the answer is the same. */
export async function endAlerts(db: Database, token: string): Promise<void> {
  const reader = await readLink(db, 'alerts-end-all', token)
  const alerts = db.deleteFrom('alerts')
  const ended =
    reader === undefined
      ? alerts.where('id', '=', await openLink(db, 'alert-end', token))
      : alerts.where('user_id', '=', reader)
  await ended.execute()
}
