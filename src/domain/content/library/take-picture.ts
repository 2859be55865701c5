import { readFile } from 'node:fs/promises'

import { type Database, transact, waitForLock } from '../../../database/index.ts'
import type { FileStore } from '../../files/index.ts'
import { addPicture, wantRenditions } from '../../media/index.ts'
import { applyChanges } from '../door/apply-changes.ts'
import type { Actor } from '../door/content-item.ts'
import { chooseFileKey, findStored, shownAtOnce } from './known-files.ts'

/** Takes in a picture that lies on disk, checked as an import does, and tells the key of its file: the same bytes have the same. */
export async function takePicture(
  db: Database,
  files: FileStore,
  actor: Actor,
  path: string,
): Promise<{ file: string; colors: string[] }> {
  const content = await readFile(path)
  const { hash, extension, bytes, colors } = await addPicture(db, files, content)
  const file = await transact(db, async (tx) => {
    // Of the same picture sent twice at once, one waits for the other.
    await waitForLock(tx, 'keys of a kind', 'media')
    const known = await findStored(tx, hash)
    if (known) return known
    // It may have been swept away as one that was removed long ago, just before we held the lock.
    const { id } = await addPicture(tx, files, content)
    const key = await chooseFileKey(tx, `pictures/${hash}`, extension)
    const doc = { type: 'picture', hash, extension, bytes }
    // Whoever sends it looks at it next, and so do the others of the staff.
    await wantRenditions(tx, id)
    await applyChanges(tx, actor, [{ kind: 'media', key, act: 'published', before: null, next: shownAtOnce(doc) }])
    return key
  })
  return { file, colors }
}
