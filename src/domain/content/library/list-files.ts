import { type RawBuilder, sql } from 'kysely'

import type { CallInput, Reply } from '../../../contract/client.ts'
import { type Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { seek } from '../listing/filter-content.ts'
import { KINDS_IN_ORDER } from '../listing/find-content.ts'
import { findMarked } from '../listing/find-marked.ts'
import { presentFiles, STORED, STORED_COLUMNS, type StoredRow } from './present-files.ts'
import { FILES, IS_UNUSED, selectUndescribed } from './select-uses.ts'

type Wanted = CallInput<'GET /editor/media'>['query'] & { limit: number }

const COUNTED = 1000
/** Of so many things that are called so the files are looked at; whoever wants others types on. */
const MOST_NAMED = 300

/** Files of the gallery, the latest first. */
export async function listFiles(
  db: Database,
  { query, type, use, before, limit }: Wanted,
  locale: Locale,
): Promise<Reply<'GET /editor/media'>> {
  const wanted = [
    ...(type ? [sql<boolean>`media.type = ${type}`] : []),
    ...(use === 'unused' ? [IS_UNUSED] : []),
    ...(use === 'undescribed' ? [sql<boolean>`media.key IN (${selectUndescribed()})`] : []),
    ...(query ? [await seekFiles(db, query)] : []),
  ]
  const from = (conditions: RawBuilder<boolean>[]) => sql`
    FROM ${STORED} WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}`
  const { rows } = await sql<StoredRow>`
    SELECT ${STORED_COLUMNS} ${from(before ? [...wanted, sql<boolean>`media.id < ${before}`] : wanted)}
    ORDER BY media.id DESC LIMIT ${limit + 1}`.execute(db)
  const counted = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT ${from(wanted)} LIMIT ${COUNTED + 1}) AS counted`.execute(db)
  const page = rows.slice(0, limit)
  const count = counted.rows[0]?.count ?? 0
  return {
    files: await presentFiles(db, page, locale),
    next_before: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    count: Math.min(count, COUNTED),
    is_count_whole: count <= COUNTED,
  }
}

/** Files are called by what names them; those that came from a folder have names of their own, too. */
async function seekFiles(db: Database, query: string): Promise<RawBuilder<boolean>> {
  const sought = await seek(db, query)
  const isPart = sql`strpos(lower(media.key), ${query.toLowerCase()}) > 0`
  if (sought.marks.length === 0) return sql<boolean>`${isPart}`
  return sql<boolean>`(${isPart} OR media.key IN (
    SELECT substr(ref, ${FILES.length + 1}) FROM (
      SELECT refs FROM (${findMarked(KINDS_IN_ORDER, sought, sql`refs`)}) AS named LIMIT ${MOST_NAMED}) AS called,
      unnest(refs) AS ref WHERE starts_with(ref, ${FILES})))`
}
