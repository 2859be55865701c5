import { sql } from 'kysely'

import type { Words } from '../../../contract/content/fields.ts'
import { type ContentStateName, EDITED_KINDS, type EditedKind } from '../../../contract/content/values.ts'
import { type Locale, LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { seek } from './filter-content.ts'
import { findMarked, writeMeant } from './find-marked.ts'

/** So many are looked at; whoever wants another one types on. */
const MOST_SEEN = 300

/** The works, of which there are most, come last. */
export const KINDS_IN_ORDER = [...EDITED_KINDS.filter((kind) => kind !== 'artworks'), 'artworks' as const]

const COLUMNS = sql`content.kind, id, key, title, number, state, sort_title`

/** What staff write and look for by the beginnings of its words, artists before their works. */
export async function findContent(db: Database, query: string, limit: number, locale: Locale) {
  const sought = await seek(db, query)
  const found =
    sought.marks.length > 0
      ? findMarked(KINDS_IN_ORDER, sought, COLUMNS)
      : sql`SELECT ${COLUMNS} FROM content WHERE ${writeMeant(sql`ANY (${KINDS_IN_ORDER}::text[])`, sought)}`
  const { rows } = await sql<{
    kind: EditedKind
    id: number
    key: string
    title: Words | null
    number: string | null
    state: ContentStateName
  }>`
    SELECT kind, id, key, title, number, state FROM (SELECT * FROM (${found}) AS all_found LIMIT ${MOST_SEEN}) AS found
    ORDER BY array_position(${KINDS_IN_ORDER}::text[], kind), sort_title, id LIMIT ${limit}`.execute(db)
  return rows.map(({ kind, id, key, title, number, state }) => ({
    type: kind,
    id: String(id),
    name: title?.[locale] ?? LOCALES.flatMap((one) => title?.[one] ?? [])[0] ?? key,
    detail: number ?? key,
    state,
  }))
}
