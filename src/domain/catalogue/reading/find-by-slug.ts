import { sql } from 'kysely'

import { type Database, type FormerSlugRow, readPart, rowsOf } from '../../../database/index.ts'

export type Sluggable = FormerSlugRow['kind']

interface Found {
  id: number
  is_own: boolean
}

/** The id of what is found under a slug now, or was found there before it changed; artists and works also go by their id. */
export async function findIdBySlug(db: Database, kind: Sluggable, slug: string): Promise<number | undefined> {
  const isId = /^\d{1,9}$/.test(slug) && (kind === 'artists' || kind === 'artworks')
  const query = isId
    ? sql<Found>`SELECT id, true AS is_own FROM ${sql.table(kind)} WHERE id = ${Number(slug)}`
    : sql<Found>`SELECT id, true AS is_own FROM ${sql.table(kind)} WHERE slug = ${slug}
        UNION ALL (SELECT entity_id, false FROM former_slugs WHERE kind = ${kind} AND slug = ${slug}) LIMIT 1`
  const { rows } = await readPart(
    [kind],
    () => query.execute(db),
    // Any other may take a slug that nothing has any more.
    ({ rows: [found] }) => (found?.is_own ? rowsOf(kind, [found.id]) : [kind]),
  )
  return rows[0]?.id
}
