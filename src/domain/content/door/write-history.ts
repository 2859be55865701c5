import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import type { Change } from './apply-changes.ts'
import { type Actor, type ContentItem, toJson } from './content-item.ts'

/** Writes down what happened to each thing. The saves of one sitting are one entry, whose end is what counts. */
export async function writeHistory(
  tx: Database,
  actor: Actor,
  changes: Change[],
  items: ContentItem[],
): Promise<void> {
  const [only] = changes
  if (changes.length === 1 && only?.act === 'drafted' && only.before && items[0]) {
    if (await continueSitting(tx, actor, items[0])) return
  }
  await tx
    .insertInto('content_changes')
    .values(
      changes.map(({ kind, act, before }, at) => {
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
        }
      }),
    )
    .execute()
}

/** Adds a save to the latest entry, if that is one of the same person's own within half an hour. */
async function continueSitting(tx: Database, { userId }: Actor, item: ContentItem): Promise<boolean> {
  if (userId === undefined) return false
  const { numAffectedRows } = await sql`
    UPDATE content_changes SET version = ${item.version}, after = ${toJson(item)}::jsonb, at = now()
    WHERE id = (
      SELECT id FROM content_changes WHERE kind = ${item.kind} AND content_id = ${item.id} ORDER BY id DESC LIMIT 1)
    AND act = 'drafted' AND user_id = ${userId} AND at > now() - interval '30 minutes'`.execute(tx)
  return numAffectedRows === 1n
}
