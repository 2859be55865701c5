import { sql } from 'kysely'

import type { Reply } from '../../../contract/client.ts'
import type { MediaType, Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { readPictures } from '../listing/present-entries.ts'
import { selectUses } from './select-uses.ts'

export interface StoredRow {
  id: number
  key: string
  version: number
  type: MediaType
  bytes: number
  /** Where it lies, unless it is a picture. */
  file: string | null
  changed_at: Date
}

type Stored = Reply<'GET /editor/media'>['files'][number]

/** Files as the library shows them, with how often each is used and the first thing that does. */
export async function presentFiles(db: Database, rows: StoredRow[], locale: Locale): Promise<Stored[]> {
  const keys = rows.map(({ key }) => key)
  const pictures = await readPictures(db, keys, locale)
  const used = await readFirstUses(db, keys)
  return rows.map(({ id, key, version, type, bytes, file, changed_at }) => {
    const first = used.get(key)
    return {
      id,
      file: key,
      version,
      type,
      bytes,
      changed_at: changed_at.toISOString(),
      picture: pictures.get(key) ?? null,
      path: file,
      uses: first?.uses ?? 0,
      used_in: first ? { kind: first.kind, id: first.id, title: first.title ?? {} } : null,
    }
  })
}

interface FirstUse {
  key: string
  uses: number
  kind: EditedKind
  id: number
  title: Words | null
}

async function readFirstUses(db: Database, keys: string[]): Promise<Map<string, FirstUse>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<FirstUse>`
    SELECT DISTINCT ON (used.key) used.key, count(*) OVER (PARTITION BY used.key)::int AS uses,
      content.kind, content.id, content.title
    FROM (${selectUses(keys)}) AS used JOIN content ON content.kind = used.kind AND content.id = used.id
    ORDER BY used.key, content.kind, content.id`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** What is read of files. */
export const STORED_COLUMNS = sql`
  media.id, media.key, content.version, media.type, media.bytes, media.file, content.changed_at`

/** Where files stand, with the versions that they have as content. */
export const STORED = sql`media JOIN content ON content.kind = 'media' AND content.id = media.id`

/** One file by its id. */
export async function readStored(db: Database, id: number): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    SELECT ${STORED_COLUMNS} FROM ${STORED} WHERE media.id = ${id}`.execute(db)
  return rows[0]
}
