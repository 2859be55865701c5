import type { Database } from '../../../database/index.ts'

/** What a change of many things has made of some of them. */
export const readEntries = (db: Database, bulk: string, ids: number[]) =>
  db
    .selectFrom('content_changes')
    .select(['content_id', 'before', 'after'])
    .where('bulk', '=', bulk)
    .where('content_id', 'in', ids)
    .orderBy('content_id')
    .execute()
