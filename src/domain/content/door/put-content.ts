import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { type Database, transact } from '../../../database/index.ts'
import { type Actor, type ContentItem, holdItems } from './content-item.ts'
import { createPublished, publish, saveDraft } from './write.ts'

/** Writes what is known by its key and shows it at once, over whatever is there. */
export async function putContent(
  db: Database,
  actor: Actor,
  kind: KindName,
  key: string,
  draft: Doc,
): Promise<ContentItem> {
  return transact(db, async (tx) => {
    const [known] = await holdItems(tx, kind, [key])
    if (!known) return createPublished(tx, actor, { kind, key, draft })
    await saveDraft(tx, actor, { kind, id: known.id, draft })
    return publish(tx, actor, { kind, id: known.id })
  })
}
