import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { readEnd } from './alert-tokens.ts'

/** Ends what the link from a mail is for: one alert, or all of its reader; once or again, the answer is the same. */
export async function endAlerts(db: Database, token: string): Promise<void> {
  const end = await readEnd(db, token)
  if (!end) throw new DomainError('link-invalid')
  await db
    .deleteFrom('alerts')
    .where(end.purpose === 'alert-end' ? 'id' : 'user_id', '=', end.id)
    .execute()
}
