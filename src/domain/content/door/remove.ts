import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { PROJECTIONS } from '../projections/index.ts'
import { applyChanges } from './apply-changes.ts'
import { describeConflict } from './content-conflict.ts'
import { type Actor, type ContentItem, holdItem, toJson } from './content-item.ts'
import { isNamed } from './is-named.ts'
import { isRemembered } from './is-remembered.ts'
import { refuseNeeded } from './refuse-needed.ts'
import { tellOfRemoval } from './tell-of-works.ts'
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
    refuseNeeded(item)
    if (kind === 'artworks' && (await isRemembered(tx, id))) {
      await applyChanges(tx, actor, [
        { kind, key: item.key, act: 'hidden', before: item, next: { ...item, isVisible: false } },
      ])
      return 'hidden'
    }
    if (await isNamed(tx, item)) throw new DomainError('content-in-use')
    await noteRemoval(tx, actor, item)
    if (kind === 'artworks') await tellOfRemoval(tx, item)
    if (item.published && (item.isVisible || PROJECTIONS[kind].keepsHidden)) await PROJECTIONS[kind].takeAway(tx, [id])
    await tx.deleteFrom('content').where('kind', '=', kind).where('id', '=', id).execute()
    return 'removed'
  })
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
