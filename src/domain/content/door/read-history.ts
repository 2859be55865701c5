import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readDraft } from '../document/read-draft.ts'

const ofThing = (db: Database, kind: KindName, id: number) =>
  db
    .selectFrom('content_changes')
    .select(['id', 'version', 'act', 'actor', 'user_id', 'at', 'before', 'after', 'bulk'])
    .where('kind', '=', kind)
    .where('content_id', '=', id)

/** Everything that happened to a thing, the latest first; or a page of it that begins behind an entry. */
export function readHistory(
  db: Database,
  kind: KindName,
  id: number,
  page?: { before?: number | undefined; limit: number },
) {
  const all = ofThing(db, kind, id).orderBy('id', 'desc')
  if (!page) return all.execute()
  const { before, limit } = page
  return (before === undefined ? all : all.where('id', '<', String(before))).limit(limit).execute()
}

/** The draft of a thing as an entry of its history has it. A field that has gone since is left behind. */
export async function readFormer(
  db: Database,
  { kind, id }: { kind: KindName; id: number },
  entry: number | string,
): Promise<Doc> {
  const row = await ofThing(db, kind, id).where('id', '=', String(entry)).executeTakeFirst()
  const { draft } = (row?.after ?? {}) as { draft?: Doc }
  if (!draft) throw new DomainError('not-found')
  return readDraft(kindOf(kind).fields, draft).doc
}
