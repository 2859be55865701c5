import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { presentPaper } from '../papers/index.ts'
import { HOLDINGS } from './holdings.ts'
import { personOf } from './person.ts'

/** The applications of a proven address with what was answered, and what was paid for a plan; the file stays with the gallery. */
export async function exportApplications(
  db: Database,
  user: User,
): Promise<Reply<'GET /account/export'>['applications']> {
  const found = await db
    .selectFrom('applications')
    .selectAll()
    .where(HOLDINGS.applications.whose(personOf(user)))
    .orderBy('created_at')
    .execute()
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const events = await db
    .selectFrom('application_events')
    .select(['application_id', 'at', 'status', 'note'])
    .where('application_id', 'in', ids)
    .orderBy('id')
    .execute()
  const entries = await db
    .selectFrom('plan_ledger')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select(['application_id', 'plan_ledger.at', 'month', 'kind', 'plan_ledger.amount'])
    .where('application_id', 'in', ids)
    .orderBy('plan_ledger.id')
    .execute()
  const papers = await db
    .selectFrom('bills')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select(['application_id', 'number', 'kind', 'day', 'gross'])
    .where('application_id', 'in', ids)
    .orderBy('issued_at')
    .execute()
  return found.map(({ id, reference, first_name, surname, email, phone, status, ...application }) => {
    const isOf = ({ application_id }: { application_id: string }) => application_id === id
    return {
      ...{ reference, first_name, surname, email, phone, status },
      created_at: application.created_at.toISOString(),
      agreed_at: application.agreed_at.toISOString(),
      file: { bytes: application.file_size, pages: application.pages },
      events: events.filter(isOf).map(({ at, status: to, note }) => ({ at: at.toISOString(), status: to, note })),
      ledger: entries
        .filter(isOf)
        .map(({ at, month, kind, amount }) => ({ at: at.toISOString(), month, kind, amount: amount / 100 })),
      billing: application.billing,
      papers: papers.filter(isOf).map(presentPaper),
    }
  })
}
