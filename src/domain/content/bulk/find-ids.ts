import { sql } from 'kysely'

import { MOST_AT_ONCE } from '../../../contract/content/acts-of.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { type ContentFilters, filterContent } from '../listing/filter-content.ts'
import { findMarked, writeMeant } from '../listing/find-marked.ts'

/** The ids of all that a list has; a list with more than can be changed at once is refused. */
export async function findIds(db: Database, kind: EditedKind, filters: ContentFilters): Promise<number[]> {
  const narrowed = await filterContent(db, kind, filters)
  const found =
    narrowed.marks.length > 0
      ? findMarked([kind], narrowed, sql`id`)
      : sql`SELECT id FROM content WHERE ${writeMeant(sql`${kind}`, narrowed)}`
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${found}) AS found LIMIT ${MOST_AT_ONCE + 1}`.execute(db)
  if (rows.length > MOST_AT_ONCE) throw new DomainError('too-many-things', { max: MOST_AT_ONCE })
  return rows.map(({ id }) => id)
}
