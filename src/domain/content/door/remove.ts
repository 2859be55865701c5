import { sql } from 'kysely'

import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { PROJECTIONS } from '../projections/index.ts'
import { applyChanges } from './apply-changes.ts'
import { describeConflict } from './content-conflict.ts'
import { type Actor, type ContentItem, holdItem, toJson } from './content-item.ts'
import type { Seen } from './write.ts'

/**
 * Takes a thing out of the gallery for good; its history stays. A work that was ever sold, offered or asked about is hidden
 * instead, and what others name is refused.
 */
export async function removeContent(
  db: Database,
  actor: Actor,
  { kind, id, version }: Seen,
): Promise<'removed' | 'hidden'> {
  return transact(db, async (tx) => {
    const item = await holdItem(tx, kind, id)
    if (!item) throw new DomainError('not-found')
    if (version !== undefined && version !== item.version) throw await describeConflict(tx, item, version)
    if (kind === 'artworks' && (await isRemembered(tx, id))) {
      await applyChanges(tx, actor, [
        { kind, key: item.key, act: 'hidden', before: item, next: { ...item, isVisible: false } },
      ])
      return 'hidden'
    }
    await refuseNamed(tx, item)
    await noteRemoval(tx, actor, item)
    if (item.published && (item.isVisible || PROJECTIONS[kind].keepsHidden)) await PROJECTIONS[kind].takeAway(tx, [id])
    await tx.deleteFrom('content').where('kind', '=', kind).where('id', '=', id).execute()
    return 'removed'
  })
}

/** Whether a collector has ever had to do with a work. */
async function isRemembered(tx: Database, artworkId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM order_lines WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM artwork_copies WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM offers WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM enquiry_artworks WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM artworks WHERE id = ${artworkId} AND availability IN ('reserved', 'sold')) AS is`.execute(tx)
  return rows[0]?.is ?? false
}

/** What visitors see may name it, and what staff are writing. */
async function refuseNamed(tx: Database, { kind, key }: ContentItem): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM content_links WHERE to_kind = ${kind} AND to_key = ${key})
    OR EXISTS (SELECT FROM content WHERE refs @> ${[`${kind}/${key}`]}::text[])
    -- Of what is older than its references and not filled in yet, whoever says the word may mean it.
    OR EXISTS (SELECT FROM content WHERE marks IS NULL AND NOT (kind = ${kind} AND key = ${key})
      AND strpos(draft::text, to_json(${key}::text)::text) > 0) AS is`.execute(tx)
  if (rows[0]?.is) throw new DomainError('content-in-use')
}

async function noteRemoval(tx: Database, actor: Actor, item: ContentItem): Promise<void> {
  await tx
    .insertInto('content_changes')
    .values({
      kind: item.kind,
      content_id: item.id,
      version: item.version + 1,
      act: 'removed',
      actor: actor.name,
      user_id: actor.userId ?? null,
      before: toJson(item),
      after: null,
      key: item.key,
    })
    .execute()
}
