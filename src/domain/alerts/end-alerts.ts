import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { readEnd } from './alert-tokens.ts'

/** Ends what the link from a mail is for: one alert, or all of its reader; once or again, the answer is the same. */
export async function endAlerts(db: Database, token: string): Promise<void> {
  const end = await readEnd(db, token)
  if (!end) throw new DomainError('link-invalid')
  const alerts = db.deleteFrom('alerts')
  await ('allOf' in end ? alerts.where('user_id', '=', end.allOf) : alerts.where('id', '=', end.alert)).execute()
}
