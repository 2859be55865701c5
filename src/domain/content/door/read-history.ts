import type { KindName } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'

/** Everything that happened to a thing, the latest first. */
export function readHistory(db: Database, kind: KindName, id: number) {
  return db
    .selectFrom('content_changes')
    .select(['version', 'act', 'actor', 'user_id', 'at', 'before', 'after'])
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
}
