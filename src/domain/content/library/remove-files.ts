import { kindOf } from '../../../contract/content/kinds.ts'
import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readDraft } from '../document/read-draft.ts'
import { applyChanges } from '../door/apply-changes.ts'
import type { Actor } from '../door/content-item.ts'
import { removeContent } from '../door/remove.ts'
import { selectRemoved } from '../editing/trash.ts'
import { chooseFileKey, shownAtOnce } from './known-files.ts'
import { KEPT_MS } from './sweep-files.ts'

/** Puts files into the trash that nothing names, and tells which; the others stay. Their bytes are kept for as long as they can come back. */
export async function removeFiles(db: Database, actor: Actor, ids: number[]): Promise<number[]> {
  const removed: number[] = []
  for (const id of new Set(ids)) {
    try {
      await removeContent(db, actor, { kind: 'media', id })
      removed.push(id)
    } catch (error) {
      if (!(error instanceof DomainError) || !STAY.has(error.code)) throw error
    }
  }
  return removed
}

/** What somebody else has removed, or has begun to use. */
const STAY = new Set(['not-found', 'content-in-use'])

/** Brings files back out of the trash, and tells which; what was removed long ago may have no bytes any more. */
export async function restoreFiles(db: Database, actor: Actor, ids: number[], now = new Date()): Promise<number[]> {
  return transact(db, async (tx) => {
    await waitForLock(tx, 'keys of a kind', 'media')
    const restored: number[] = []
    for (const id of new Set(ids)) {
      const { rows } = await selectRemoved(tx, 'media', id)
      const [former] = rows
      if (!former || now.getTime() - former.at.getTime() > KEPT_MS) continue
      const { doc } = readDraft(kindOf('media').fields, former.draft)
      const at = former.key.lastIndexOf('.')
      // Another file may have got its name meanwhile.
      const key = await chooseFileKey(tx, former.key.slice(0, at), former.key.slice(at + 1))
      const next = shownAtOnce(doc)
      await applyChanges(tx, actor, [
        { kind: 'media', key, act: 'restored', before: null, next, former: { id, version: former.version } },
      ])
      restored.push(id)
    }
    return restored
  })
}
