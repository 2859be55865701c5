import type { Database } from '../../../database/index.ts'

/** The categories of artworks in the gallery's order. */
export function readCategories(db: Database, { limit }: { limit: number }) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}
