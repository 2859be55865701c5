import { sql } from 'kysely'

import { KIND_NAMES, type KindName } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { Database } from '../../database/index.ts'
import { type Arrival, type ContentItem, toItem } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { filePathOf, originalPath } from '../media/index.ts'
import { tellCertificates } from './certificates-file.ts'
import type { FolderWriter } from './folder-writer.ts'
import { FORMAT } from './import-gallery.ts'
import { CERTIFICATES_FILE, FACTS_FILE, FORMAT_FILE } from './list-folder.ts'
import { tellFacts } from './picture-facts.ts'
import { fileOf, tellThing } from './things.ts'
import { writeYaml } from './yaml.ts'

/** How much is written of how much there is: things and files, and the bytes of the files. */
export interface ExportProgress {
  done: number
  total: number
  doneBytes: number
  totalBytes: number
}

interface Options {
  db: Database
  files: FileStore
  writer: FolderWriter
  onProgress?: ((progress: ExportProgress) => void) | undefined
}

/** What an export holds, and the files that it should hold and that are in no store any more. */
interface Exported {
  count: number
  missing: string[]
}

const BATCH = 200

/** Writes the whole gallery down, as one moment saw it: the same gallery gives the same bytes. Drafts and hidden prices are in it. */
export async function exportGallery({ db, files, writer, onProgress = () => undefined }: Options): Promise<Exported> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await writer.write(FORMAT_FILE, writeYaml({ format: FORMAT }))
      const progress: ExportProgress = { done: 0, doneBytes: 0, ...(await measure(tx)) }
      const missing: string[] = []
      const writeOne = async (item: ContentItem) => {
        const bytes = await writeFile(item, { files, writer })
        if (bytes === undefined) missing.push(item.key)
        progress.done++
        progress.doneBytes += bytes ?? 0
        onProgress({ ...progress })
      }
      for (const kind of KIND_NAMES) {
        for await (const items of readInBatches(tx, kind)) {
          if (kind === 'media') {
            for (const item of items) await writeOne(item)
            continue
          }
          if (kindOf(kind).layout === 'file') await writeFiles(tx, kind, items, writer)
          progress.done += items.length
          onProgress({ ...progress })
        }
        if (kind !== 'media' && kindOf(kind).layout !== 'file') await writeTogether(tx, kind, writer)
      }
      const facts = await tellFacts(tx)
      if (facts) await writer.write(FACTS_FILE, facts)
      const certificates = await tellCertificates(tx)
      if (certificates) await writer.write(CERTIFICATES_FILE, certificates)
      return { count: progress.total, missing }
    })
}

async function measure(tx: Database): Promise<{ total: number; totalBytes: number }> {
  const { rows } = await sql<{ total: number; bytes: number }>`
    SELECT count(*)::int AS total, (SELECT coalesce(sum(bytes), 0) FROM media)::float8 AS bytes
    FROM content`.execute(tx)
  const { total = 0, bytes = 0 } = rows[0] ?? {}
  return { total, totalBytes: bytes }
}

async function* readInBatches(tx: Database, kind: KindName): AsyncGenerator<ContentItem[]> {
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('content')
      .selectAll()
      .where('kind', '=', kind)
      .where(sql<boolean>`key COLLATE "C" > ${after}`)
      .orderBy(sql`key COLLATE "C"`)
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows.map(toItem)
    if (rows.length < BATCH) return
    after = rows.at(-1)?.key ?? ''
  }
}

async function writeFiles(tx: Database, kind: KindName, items: ContentItem[], writer: FolderWriter): Promise<void> {
  const arrivals = await readArrivals(tx, kind, items)
  for (const item of items) {
    await writer.write(fileOf(kind, item.key), writeYaml(tellThing(kind, item, arrivals.get(item.id) ?? {})))
  }
}

/** What stands in one file: the thing that there is once, or all of a kind under their keys. */
async function writeTogether(tx: Database, kind: KindName, writer: FolderWriter): Promise<void> {
  const told: Record<string, unknown> = {}
  for await (const items of readInBatches(tx, kind)) {
    for (const item of items) told[item.key] = tellThing(kind, item, {})
  }
  if (Object.keys(told).length === 0) return
  await writer.write(fileOf(kind, kind), writeYaml(kindOf(kind).layout === 'one' ? told[kind] : told))
}

/** What is known of things beside their words. */
async function readArrivals(tx: Database, kind: KindName, items: ContentItem[]): Promise<Map<number, Arrival>> {
  const ids = items.map(({ id }) => id)
  const arrivals = new Map<number, Arrival>()
  const table = kind === 'press' ? 'presses' : kind
  const { rows: slugs } = await sql<{ entity_id: number; slugs: string[] }>`
    SELECT entity_id, array_agg(slug ORDER BY slug COLLATE "C") AS slugs FROM former_slugs
    WHERE kind = ${table} AND entity_id = ANY (${ids}::int[]) GROUP BY entity_id`.execute(tx)
  for (const { entity_id, slugs: formerSlugs } of slugs) arrivals.set(entity_id, { formerSlugs })
  if (kind !== 'artworks') return arrivals
  const works = await tx.selectFrom('artworks').select(['id', 'availability']).where('id', 'in', ids).execute()
  for (const { id, availability } of works) arrivals.set(id, { ...arrivals.get(id), availability })
  return arrivals
}

/** Writes a file as it was brought in, and tells its size; undefined if it is in no store. */
async function writeFile(
  { key, published }: ContentItem,
  { files, writer }: Pick<Options, 'files' | 'writer'>,
): Promise<number | undefined> {
  const { type, hash } = (published ?? {}) as { type?: string; hash?: string }
  if (!hash) return 0
  // An original is kept under the kind that its bytes are of, whatever the name says.
  const places =
    type === 'picture'
      ? PICTURE_KINDS.map((extension) => originalPath({ hash, extension }))
      : [filePathOf({ hash, key })]
  for (const place of places) {
    const file = await files.read(place)
    if (!file) continue
    await writer.write(key, file.stream)
    return file.size
  }
  return undefined
}

const PICTURE_KINDS = ['avif', 'jpg', 'webp', 'png', 'tiff']
