import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { FileStore } from '../../files/index.ts'
import { type FileKind, filePathOf, hashFile, LARGEST_FILE, readFileKind } from '../../media/index.ts'
import { applyChanges } from '../door/apply-changes.ts'
import type { Actor } from '../door/content-item.ts'
import { chooseFileKey, findStored, shownAtOnce } from './known-files.ts'

interface Sent {
  path: string
  size: number
  /** What whoever sent it calls it; visitors save it under that name. */
  name: string
}

interface Taken {
  /** The key by which content refers to it. */
  file: string
  type: FileKind['type']
  /** Where it lies below the storage. */
  path: string
  bytes: number
}

/** Takes in a film, captions or a document that lies on disk; the bytes decide what it is, and the same bytes are one file. */
export async function takeFile(db: Database, files: FileStore, actor: Actor, sent: Sent): Promise<Taken> {
  const kind = await readFileKind(sent.path)
  if (!kind) throw new DomainError('file-kind')
  const { type, extension } = kind
  if (sent.size > LARGEST_FILE[type]) {
    throw new DomainError('file-too-large', { megabytes: LARGEST_FILE[type] / 1e6 })
  }
  const hash = await hashFile(sent.path)
  const known = await findStored(db, hash)
  const stem = `${FOLDERS[type]}/${hash}/${nameFor(sent.name, type)}`
  const place = filePathOf({ hash, key: known ?? `${stem}.${extension}` })
  // Whoever sends it again brings back a file that was lost.
  if (!(await files.find(place))) await files.putFile(place, sent.path)
  if (known) return { file: known, type, path: place, bytes: sent.size }
  return transact(db, async (tx) => {
    // Of the same file sent twice at once, one waits for the other.
    await waitForLock(tx, 'keys of a kind', 'media')
    const first = await findStored(tx, hash)
    if (first) return { file: first, type, path: filePathOf({ hash, key: first }), bytes: sent.size }
    const key = await chooseFileKey(tx, stem, extension)
    // It may have been swept away as one that was removed long ago, just before we held the lock.
    const kept = filePathOf({ hash, key })
    if (!(await files.find(kept))) await files.putFile(kept, sent.path)
    const doc = { type, hash, extension, bytes: sent.size }
    await applyChanges(tx, actor, [{ kind: 'media', key, act: 'published', before: null, next: shownAtOnce(doc) }])
    return { file: key, type, path: kept, bytes: sent.size }
  })
}

const FOLDERS = { film: 'films', captions: 'captions', document: 'documents' }
const LONGEST_NAME = 60

/** The name without its ending, as a part of an address. */
function nameFor(name: string, type: FileKind['type']): string {
  const bare = name.slice(0, name.includes('.') ? name.lastIndexOf('.') : undefined)
  const plain = bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, LONGEST_NAME) || type
}

/** The files among these keys that are no pictures: where each lies, and how large it is. */
export async function readFiles(db: Database, keys: string[]): Promise<Map<string, { path: string; bytes: number }>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['key', 'file', 'bytes'])
    .where('key', 'in', keys)
    .where('file', 'is not', null)
    .execute()
  return new Map(rows.map(({ key, file, bytes }) => [key, { path: file ?? '', bytes }]))
}
