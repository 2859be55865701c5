import { sql } from 'kysely'

import type { Fault, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { type Locale, perLocale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { findLinks } from '../document/find-links.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Shown } from './shown.ts'

interface FoundPicture {
  id: number
  hash: string
  width: number
  height: number
  colors: string[]
}

/** What the things that others name are in the database. */
export interface Lookup {
  /** The ids of those that have been published, in order; the others are left out until they are. */
  ids: (kind: KindName, keys: string[] | undefined) => number[]
  id: (kind: KindName, key: string | undefined) => number | undefined
  /** The same for what a thing cannot be without. */
  requireId: (item: Shown<unknown>, kind: KindName, key: string, path: Fault['path']) => number
  picture: (key: string | undefined) => FoundPicture | undefined
  file: (key: string | undefined) => { path: string; bytes: number } | undefined
  /** Where the files lie of which there is one for each language. */
  paths: (keys: Words | undefined) => Record<Locale, string | undefined>
}

/** Finds everything at once that these things name. */
export async function createLookup(tx: Database, kind: KindName, items: Shown[]): Promise<Lookup> {
  const links = items.flatMap(({ doc }) => findLinks(kindOf(kind).fields, doc))
  const media = [...new Set(links.flatMap((link) => (link.kind === 'media' ? [link.key] : [])))]
  const others = links.filter((link) => link.kind !== 'media')
  const files = new Map<string, { path: string; bytes: number }>()
  const pictures = new Map<string, FoundPicture>()
  if (media.length > 0) await findMedia(tx, media, { files, pictures })
  const found = others.length > 0 ? await findIds(tx, others) : []
  const ids = new Map(found.map((row) => [`${row.kind} ${row.key}`, row.id]))
  const id: Lookup['id'] = (of, key) => (key === undefined ? undefined : ids.get(`${of} ${key}`))
  const file: Lookup['file'] = (key) => (key === undefined ? undefined : files.get(key))
  return {
    id,
    ids: (of, keys = []) => keys.flatMap((key) => id(of, key) ?? []),
    requireId: (item, of, key, path) => {
      const found = id(of, key)
      if (found === undefined)
        throw new ContentRefusal(kind, item.key, [{ path, word: 'unpublished', values: { key } }])
      return found
    },
    picture: (key) => (key === undefined ? undefined : pictures.get(key)),
    file,
    paths: (keys) => perLocale((locale) => file(keys?.[locale])?.path),
  }
}

/** Of all kinds in one statement. */
const findIds = (tx: Database, links: { kind: KindName; key: string }[]) =>
  tx
    .selectFrom('content')
    .select(['kind', 'id', 'key'])
    .where(
      sql<boolean>`(kind, key) IN (SELECT * FROM
        unnest(${links.map(({ kind }) => kind)}::text[], ${links.map(({ key }) => key)}::text[]))`,
    )
    .where('published', 'is not', null)
    .execute()

async function findMedia(
  tx: Database,
  keys: string[],
  { files, pictures }: { files: Map<string, { path: string; bytes: number }>; pictures: Map<string, FoundPicture> },
): Promise<void> {
  const rows = await tx
    .selectFrom('media')
    .leftJoin('pictures', 'pictures.id', 'media.picture_id')
    .select([
      'media.key',
      'media.file',
      'media.bytes',
      'pictures.id',
      'pictures.hash',
      'pictures.width',
      'pictures.height',
    ])
    .select('colors')
    .where('media.key', 'in', keys)
    .execute()
  for (const { key, file, bytes, id, hash, width, height, colors } of rows) {
    if (file !== null) files.set(key, { path: file, bytes })
    if (id !== null && hash !== null && width !== null && height !== null)
      pictures.set(key, { id, hash, width, height, colors: colors ?? [] })
  }
}
