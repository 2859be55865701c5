import { sql } from 'kysely'

import type { Picture } from '../../../contract/catalogue/shapes.ts'
import type { Words } from '../../../contract/content/fields.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { presentPictureOrNull, type StoredPicture } from '../../catalogue/index.ts'
import type { ListedRow } from './listed-row.ts'

/** The rows of a page as lists show them. */
export async function presentEntries(db: Database, rows: ListedRow[], locale: Locale) {
  const pictures = await readPictures(
    db,
    rows.flatMap(({ file }) => file ?? []),
    locale,
  )
  return rows.map(({ title, lacks, changed_at, publish_at, file, ...row }) => ({
    id: row.id,
    key: row.key,
    state: row.state,
    title: title ?? {},
    languages: row.languages,
    lacks: lacks as [],
    changed_at: changed_at.toISOString(),
    publish_at: publish_at?.toISOString() ?? null,
    picture: (file !== null && pictures.get(file)) || null,
    number: row.number,
    artist: row.artist,
    year: row.year,
    price: row.price,
    availability: row.availability,
    dated: row.dated,
  }))
}

/** What the things are called that are named so: artists/ines-corval. */
export async function readTitles(db: Database, refs: string[]): Promise<Map<string, Words>> {
  if (refs.length === 0) return new Map()
  const parts = [...new Set(refs)].map((ref) => [ref.slice(0, ref.indexOf('/')), ref.slice(ref.indexOf('/') + 1)])
  const { rows } = await sql<{ ref: string; title: Words | null }>`
    SELECT content.kind || '/' || content.key AS ref, title FROM content
    JOIN unnest(${parts.map(([kind]) => kind)}::text[], ${parts.map(([, key]) => key)}::text[]) AS named (kind, key)
      ON content.kind = named.kind AND content.key = named.key`.execute(db)
  return new Map(rows.map(({ ref, title }) => [ref, title ?? {}]))
}

/** The pictures in these files, by the keys of the files. */
export async function readPictures(db: Database, keys: string[], locale: Locale): Promise<Map<string, Picture>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Omit<StoredPicture, 'alt'> & { key: string }>`
    SELECT media.key, pictures.hash, width, height, thumbhash, palette -> 0 ->> 'color' AS color
    FROM media JOIN pictures ON pictures.id = media.picture_id WHERE media.key = ANY (${[...new Set(keys)]}::text[])`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ key, ...picture }) => {
      // What it shows is written where it hangs.
      const shown = presentPictureOrNull({ ...picture, alt: { [DEFAULT_LOCALE]: '' } }, locale)
      return shown ? [[key, shown] as const] : []
    }),
  )
}
