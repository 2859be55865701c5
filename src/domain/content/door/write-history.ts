import { sql } from 'kysely'

import { kindOf } from '../../../contract/content/kinds.ts'
import type { Database } from '../../../database/index.ts'
import { findDifferences } from '../document/find-differences.ts'
import type { Change } from './change.ts'
import { type Actor, type ContentItem, toJson } from './content-item.ts'

/** Writes down what happened to each thing. The saves of one sitting are one entry, whose end is what counts. */
export async function writeHistory(tx: Database, actor: Actor, changes: Change[], items: ContentItem[]): Promise<void> {
  const [only] = changes
  if (changes.length === 1 && only?.act === 'drafted' && only.before && !only.bulk && items[0]) {
    if (await continueSitting(tx, actor, only.before, items[0])) return
  }
  await tx
    .insertInto('content_changes')
    .values(
      changes.map(({ kind, act, before, bulk }, at) => {
        const item = items[at] as ContentItem
        return {
          kind,
          content_id: item.id,
          version: item.version,
          act,
          actor: actor.name,
          user_id: actor.userId ?? null,
          before: before && toJson(before),
          after: toJson(item),
          touched: act === 'drafted' ? toTouched(before, item) : null,
          bulk: bulk ?? null,
        }
      }),
    )
    .execute()
}

/** Which fields became what they are in this version. */
function toTouched(before: ContentItem | null, { kind, draft, version }: ContentItem): string {
  const paths = findDifferences(kindOf(kind).fields, before?.draft ?? {}, draft)
  return JSON.stringify(Object.fromEntries(paths.map((path) => [path, version])))
}

/**
 * Adds a save to the latest entry, if that is one of the same person's own within half an hour. The entry of a change of
 * many things stays as that has left it: by it the change is taken back.
 */
async function continueSitting(
  tx: Database,
  { userId }: Actor,
  before: ContentItem,
  item: ContentItem,
): Promise<boolean> {
  if (userId === undefined) return false
  const { numAffectedRows } = await sql`
    UPDATE content_changes SET version = ${item.version}, after = ${toJson(item)}::jsonb, at = now(),
      touched = coalesce(touched, '{}') || ${toTouched(before, item)}::jsonb
    WHERE id = (
      SELECT id FROM content_changes WHERE kind = ${item.kind} AND content_id = ${item.id} ORDER BY id DESC LIMIT 1)
    AND act = 'drafted' AND bulk IS NULL AND user_id = ${userId} AND at > now() - interval '30 minutes'`.execute(tx)
  return numAffectedRows === 1n
}
