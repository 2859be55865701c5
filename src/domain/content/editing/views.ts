import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'

const COLUMNS = ['id', 'kind', 'name', 'query'] as const

interface View {
  kind: EditedKind
  name: string
  query: string
}

/** The lists that a member of staff has saved. */
export async function listViews(db: Database, userId: string) {
  const rows = await db
    .selectFrom('staff_views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('kind')
    .orderBy('name')
    .execute()
  return rows.map(toView)
}

/** Saves a list under a name; the same name again is written over. */
export async function saveView(db: Database, userId: string, { kind, name, query }: View) {
  const row = await db
    .insertInto('staff_views')
    .values({ user_id: userId, kind, name, query })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'name']).doUpdateSet({ query }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toView(row)
}

/** Forgets a list of one's own. */
export async function forgetView(db: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

const toView = ({ kind, ...rest }: { id: string; kind: string; name: string; query: string }) => ({
  kind: kind as EditedKind,
  ...rest,
})
