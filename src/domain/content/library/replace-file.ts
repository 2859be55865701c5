import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { applyChanges } from '../door/apply-changes.ts'
import { describeConflict } from '../door/content-conflict.ts'
import { type Actor, type ContentItem, holdItem, holdItems } from '../door/content-item.ts'
import { isNamed } from '../door/is-named.ts'
import { followFiles } from '../listing/fill-columns.ts'
import { chooseFileKey, shownAtOnce } from './known-files.ts'

interface Replacement {
  id: number
  version: number
  /** The file that is to stand in its place. */
  file: string
}

/**
 * Shows another file wherever one is named, at once, and answers with the name under which the former is kept. What has
 * just been taken in for it changes places with it, so that doing it again undoes it.
 */
export async function replaceFile(db: Database, actor: Actor, { id, version, file }: Replacement): Promise<string> {
  return transact(db, async (tx) => {
    // No file gets a name meanwhile that the former one is to have.
    await waitForLock(tx, 'keys of a kind', 'media')
    const item = await holdItem(tx, 'media', id)
    if (!item) throw new DomainError('not-found')
    if (version !== item.version) throw await describeConflict(tx, item, version)
    const [other] = await holdItems(tx, 'media', [file])
    if (!other) throw invalidFields({ file: { word: 'invalid' } })
    if (other.id === item.id || other.draft.hash === item.draft.hash) return item.key
    if (other.draft.type !== item.draft.type) throw new DomainError('file-kind')
    const isFree = !(await isNamed(tx, other))
    const former = isFree ? other.key : await nameFormer(tx, item)
    const act = 'published' as const
    await applyChanges(tx, actor, [
      { kind: 'media', key: item.key, act, before: item, next: shownAtOnce(other.draft) },
      { kind: 'media', key: former, act, before: isFree ? other : null, next: shownAtOnce(item.draft) },
    ])
    await followFiles(tx, [item.key])
    return former
  })
}

/** A name that no file has, beside the one that it had. */
const nameFormer = (tx: Database, { key, draft: { hash, extension } }: ContentItem): Promise<string> =>
  chooseFileKey(tx, `${key.slice(0, key.lastIndexOf('/') + 1)}${String(hash)}`, String(extension))
