import { sql } from 'kysely'

import { KIND_NAMES, type KindName } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { Database } from '../../database/index.ts'
import { type Arrival, type ContentItem, toItem } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { filePathOf, originalPath } from '../media/index.ts'
import type { FolderWriter } from './folder-writer.ts'
import { FORMAT } from './import-gallery.ts'
import { FACTS_FILE, FORMAT_FILE } from './list-folder.ts'
import { fileOf, tellThing } from './things.ts'
import { writeYaml } from './yaml.ts'

interface Options {
  db: Database
  files: FileStore
  writer: FolderWriter
  onProgress?: ((share: number) => void) | undefined
}

const BATCH = 200

/** Writes the whole gallery down, as one moment saw it: the same gallery gives the same bytes. Drafts and hidden prices are in it. */
export async function exportGallery({ db, files, writer, onProgress = () => undefined }: Options): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await writer.write(FORMAT_FILE, writeYaml({ format: FORMAT }))
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM content`.execute(tx)
      const total = rows[0]?.count ?? 0
      let done = 0
      for (const kind of KIND_NAMES) {
        for await (const items of readInBatches(tx, kind)) {
          if (kind === 'media') await writeMedia(items, { files, writer })
          else if (kindOf(kind).layout === 'file') await writeFiles(tx, kind, items, writer)
          done += items.length
          onProgress(done / Math.max(total, 1))
        }
        if (kind !== 'media' && kindOf(kind).layout !== 'file') await writeTogether(tx, kind, writer)
      }
      await writeFacts(tx, writer)
      return total
    })
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

async function writeMedia(items: ContentItem[], { files, writer }: Pick<Options, 'files' | 'writer'>): Promise<void> {
  for (const { key, published } of items) {
    const { type, hash } = (published ?? {}) as { type?: string; hash?: string }
    if (!hash) continue
    // An original is kept under the kind that its bytes are of, whatever the name says.
    const places =
      type === 'picture'
        ? PICTURE_KINDS.map((extension) => originalPath({ hash, extension }))
        : [filePathOf({ hash, key })]
    for (const place of places) {
      const file = await files.read(place)
      if (!file) continue
      await writer.write(key, file.stream)
      break
    }
  }
}

const PICTURE_KINDS = ['avif', 'jpg', 'webp', 'png', 'tiff']

/** What is known of pictures by looking at them, so that nobody need look again. */
async function writeFacts(tx: Database, writer: FolderWriter): Promise<void> {
  const rows = await tx
    .selectFrom('pictures')
    .select(['hash', 'thumbhash', 'palette', 'colors'])
    .where('id', 'in', (media) => media.selectFrom('media').select('picture_id').$narrowType<{ picture_id: number }>())
    .orderBy('hash')
    .execute()
  if (rows.length === 0) return
  const facts = rows.map(({ hash, thumbhash, palette, colors }) => [
    hash,
    { thumbhash, palette: palette.map(({ color, share }) => ({ color, share })), colors },
  ])
  await writer.write(FACTS_FILE, writeYaml(Object.fromEntries(facts)))
}
