import { sql } from 'kysely'

import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readDraft } from '../document/read-draft.ts'
import { applyChanges } from '../door/apply-changes.ts'
import type { Actor, ContentItem } from '../door/content-item.ts'
import { titleOf } from '../listing/describe-items.ts'

const MOST = 100

interface Removed {
  id: number
  key: string
  version: number
  at: Date
  actor: string
  draft: Doc
}

/** The last removal of what is not there any more; of what was removed before keys were written down, nothing is known. */
export const selectRemoved = (db: Database, kind: KindName, id?: number) =>
  sql<Removed>`
    SELECT content_id AS id, key, version, at, actor, before -> 'draft' AS draft FROM content_changes AS removed
    WHERE kind = ${kind} AND act = 'removed' AND key IS NOT NULL
      AND ${id === undefined ? sql`true` : sql`content_id = ${id}`}
      AND NOT EXISTS (SELECT FROM content WHERE content.kind = removed.kind AND content.id = removed.content_id)
      AND NOT EXISTS (SELECT FROM content_changes AS later WHERE later.kind = removed.kind
        AND later.content_id = removed.content_id AND later.id > removed.id AND later.act = 'removed')
    ORDER BY removed.id DESC LIMIT ${MOST}`.execute(db)

/** What was removed, the latest first. */
export async function listTrash(db: Database, kind: EditedKind) {
  const { rows } = await selectRemoved(db, kind)
  return rows.map(({ id, key, at, actor, draft }) => ({
    id,
    key,
    title: titleOf(kind, readDraft(kindOf(kind).fields, draft).doc) ?? {},
    at: at.toISOString(),
    actor,
  }))
}

/** Brings back what was removed, as a draft, under the id and key that it had. */
export async function restoreRemoved(db: Database, actor: Actor, kind: EditedKind, id: number): Promise<ContentItem> {
  return transact(db, async (tx) => {
    // Nobody else brings it back, or begins something under its key, until we have committed.
    await waitForLock(tx, 'keys of a kind', kind)
    const { rows } = await selectRemoved(tx, kind, id)
    const [removed] = rows
    if (!removed) throw new DomainError('not-found')
    const { doc } = readDraft(kindOf(kind).fields, removed.draft)
    const next = { draft: doc, published: null, isVisible: false, languages: [], publishedAt: null }
    const [item] = await applyChanges(tx, actor, [
      { kind, key: removed.key, act: 'restored', before: null, next, former: { id, version: removed.version } },
    ])
    return item as ContentItem
  })
}
