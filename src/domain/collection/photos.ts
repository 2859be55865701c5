import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { type Database, transact } from '../../database/index.ts'
import { removeUnclaimed } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, readBytes, unclaimFiles } from '../files/index.ts'
import { shrinkPicture } from '../media/index.ts'
import { findAdded, lockAdded } from './own-works.ts'

/** As large as a card on a wide screen shows it, with two pixels to each. */
const SIDE = 1000

/**
 * Gives a work its photograph, in place of the former one: looked at, made smaller, and without a word of when and where
 * it was taken. It lies where nobody is served.
 */
export async function keepPhoto(
  db: Database,
  files: FileStore,
  { userId, id, path }: { userId: string; id: string; path: string },
): Promise<void> {
  await findAdded(db, userId, id)
  const bytes = await shrinkPicture(await readFile(path), SIDE)
  const key = `collections/${randomUUID()}.jpg`
  // Noted before it is there, so that whatever happens it does not lie about for ever.
  await db.insertInto('unclaimed_files').values({ key }).execute()
  let former: string[] | undefined
  try {
    await files.put(key, bytes)
    former = await changePhoto(db, { userId, id, key })
  } finally {
    if (former === undefined) await removeUnclaimed(db, files, [key])
  }
  await removeUnclaimed(db, files, former)
}

export async function removePhoto(db: Database, files: FileStore, userId: string, id: string): Promise<void> {
  await removeUnclaimed(db, files, await changePhoto(db, { userId, id, key: null }))
}

/** The photograph of a work, for its owner alone. */
export async function readPhoto(db: Database, files: FileStore, userId: string, id: string): Promise<Buffer> {
  const { photo_key } = await findAdded(db, userId, id)
  const bytes = photo_key === null ? undefined : await readBytes(files, photo_key)
  if (!bytes) throw new DomainError('not-found')
  return bytes
}

/** Answers with what is to be removed once this is written. */
const changePhoto = (db: Database, { userId, id, key }: { userId: string; id: string; key: string | null }) =>
  transact(db, async (tx): Promise<string[]> => {
    const { photo_key: former, removed_at } = await lockAdded(tx, userId, id)
    if (removed_at) throw new DomainError('not-found')
    await tx.updateTable('collected_works').set({ photo_key: key }).where('id', '=', id).execute()
    if (key !== null) await tx.deleteFrom('unclaimed_files').where('key', '=', key).execute()
    return unclaimFiles(tx, former === null ? [] : [former])
  })
