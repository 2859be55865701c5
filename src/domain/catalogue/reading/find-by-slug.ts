import { sql } from 'kysely'

import type { Database, FormerSlugRow } from '../../../database/index.ts'

export type Sluggable = FormerSlugRow['kind']

/** The id of what is found under a slug now, or was found there before it changed; artists and works also go by their id. */
export async function findIdBySlug(db: Database, kind: Sluggable, slug: string): Promise<number | undefined> {
  const isId = /^\d{1,9}$/.test(slug) && (kind === 'artists' || kind === 'artworks')
  const { rows } = isId
    ? await sql<{ id: number }>`SELECT id FROM ${sql.table(kind)} WHERE id = ${Number(slug)}`.execute(db)
    : await sql<{ id: number }>`SELECT id FROM ${sql.table(kind)} WHERE slug = ${slug}
        UNION ALL (SELECT entity_id FROM former_slugs WHERE kind = ${kind} AND slug = ${slug}) LIMIT 1`.execute(db)
  return rows[0]?.id
}
