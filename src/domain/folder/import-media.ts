import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { LOCALES } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { type Change, holdItems } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { addPictures, filePathOf, keepOriginal, originalPath, type PictureFacts } from '../media/index.ts'
import type { Listed, MediaFile } from './list-folder.ts'
import { lookAtFile, type LookedAt } from './media-files.ts'
import { refuse, type Report } from './report.ts'
import { toChange } from './to-change.ts'

interface Options {
  db: Database
  files: FileStore
  folder: string
  isDryRun?: boolean | undefined
  listed: Listed
  facts: Map<string, PictureFacts>
  report: Report
  onProgress: (share: number) => void
}

type NewPicture = Awaited<ReturnType<typeof keepOriginal>>
type Looked = LookedAt & { key: string }

const BATCH = 50
/** So many are looked at side by side. */
const AT_ONCE = 4

/** Stores the folder's files, each once; what the gallery knows is not stored again. Rows about them are written with everything else. */
export async function importMedia(options: Options) {
  const { listed, report, onProgress } = options
  const looked: Looked[] = []
  const unseen: NewPicture[] = []
  for (let at = 0; at < listed.media.length; at += BATCH) {
    const batch = await inGroups(listed.media.slice(at, at + BATCH), AT_ONCE, (file) => look(options, file))
    const sound = batch.filter((one) => one !== undefined)
    looked.push(...sound)
    unseen.push(...(await storeFiles(options, sound)))
    onProgress(Math.min(1, (at + BATCH) / listed.media.length))
  }
  return {
    writeTo: async (tx: Database, apply: (tx: Database, changes: Change[]) => Promise<void>) => {
      for (let at = 0; at < unseen.length; at += BATCH * 10) await addPictures(tx, unseen.slice(at, at + BATCH * 10))
      for (let at = 0; at < looked.length; at += BATCH * 10) {
        const changes = await toChanges(tx, looked.slice(at, at + BATCH * 10))
        report.left += Math.min(BATCH * 10, looked.length - at) - changes.length
        if (changes.length > 0) await apply(tx, changes)
      }
    },
  }
}

async function look({ folder, report }: Options, { key, size }: MediaFile): Promise<Looked | undefined> {
  const found = await lookAtFile(path.join(folder, key), key, size)
  if ('hash' in found) return { ...found, key }
  refuse(report, key, found)
  return undefined
}

/** Stores what is not there yet, and tells of the pictures that nothing is known of. */
async function storeFiles({ db, files, folder, facts, isDryRun }: Options, looked: Looked[]): Promise<NewPicture[]> {
  const hashes = looked.filter(({ type }) => type === 'picture').map(({ hash }) => hash)
  const rows =
    hashes.length === 0
      ? []
      : await db.selectFrom('pictures').select(['hash', 'extension']).where('hash', 'in', hashes).execute()
  const known = new Map(rows.map((row) => [row.hash, row]))
  const shown = await findShown(
    db,
    looked.filter(({ type }) => type !== 'picture').map((one) => filePathOf(one)),
  )
  const store = isDryRun ? { ...files, put: async () => undefined, putFile: async () => undefined } : files
  const made = await inGroups(looked, AT_ONCE, async ({ type, key, hash }) => {
    const file = path.join(folder, key)
    if (type !== 'picture') {
      const place = filePathOf({ hash, key })
      if (!shown.has(place) || !(await files.find(place))) await store.putFile(place, file)
      return undefined
    }
    const picture = known.get(hash)
    if (picture && (await files.find(originalPath(picture)))) return undefined
    const row = await keepOriginal(store, await readFile(file), facts.get(hash))
    return picture ? undefined : row
  })
  const unique = new Map(made.flatMap((row) => (row ? [[row.hash, row] as const] : [])))
  return [...unique.values()]
}

/** Which of these places are known to the gallery. */
async function findShown(db: Database, places: string[]): Promise<Set<string | null>> {
  if (places.length === 0) return new Set()
  const rows = await db.selectFrom('media').select('file').where('file', 'in', places).execute()
  return new Set(rows.map(({ file }) => file))
}

async function toChanges(tx: Database, looked: Looked[]): Promise<Change[]> {
  const items = await holdItems(
    tx,
    'media',
    looked.map(({ key }) => key),
  )
  const known = new Map(items.map((item) => [item.key, item]))
  return looked.flatMap(({ key, type, hash, extension, bytes }) => {
    const doc = { type, hash, extension, bytes }
    const state = { draft: doc, published: doc, isVisible: true, languages: [...LOCALES], publishedAt: new Date() }
    return toChange({ kind: 'media', key, told: { state, arrival: {}, isDated: false } }, known.get(key) ?? null) ?? []
  })
}

async function inGroups<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map(work))))
  return results
}
