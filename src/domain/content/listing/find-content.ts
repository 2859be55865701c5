import { sql } from 'kysely'

import type { Words } from '../../../contract/content/fields.ts'
import { type ContentStateName, EDITED_KINDS, type EditedKind } from '../../../contract/content/values.ts'
import { type Locale, LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { seek, writeCondition } from './filter-content.ts'

/** So many are looked at; whoever wants another one types on. */
const MOST_SEEN = 300

/** What staff write and look for by the beginnings of its words, artists before their works. */
export async function findContent(db: Database, query: string, limit: number, locale: Locale) {
  const condition = writeCondition(await seek(db, query))
  const { rows } = await sql<{
    kind: EditedKind
    id: number
    key: string
    title: Words | null
    number: string | null
    state: ContentStateName
  }>`
    SELECT kind, id, key, title, number, state FROM (
      SELECT kind, id, key, title, number, state, sort_title FROM content
      WHERE ${condition} AND kind = ANY (${[...EDITED_KINDS]}::text[]) LIMIT ${MOST_SEEN}) AS found
    ORDER BY kind = 'artworks', array_position(${[...EDITED_KINDS]}::text[], kind), sort_title, id LIMIT ${limit}`.execute(
    db,
  )
  return rows.map(({ kind, id, key, title, number, state }) => ({
    type: kind,
    id: String(id),
    name: title?.[locale] ?? LOCALES.flatMap((one) => title?.[one] ?? [])[0] ?? key,
    detail: number ?? key,
    state,
  }))
}
