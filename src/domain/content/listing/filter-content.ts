import { type RawBuilder, sql } from 'kysely'

import type { Availability } from '../../../contract/catalogue/values.ts'
import type { ContentStateName, EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { writePlainQuery } from '../../search/index.ts'

/** What a list is narrowed by. */
export interface ContentFilters {
  query?: string | undefined
  state?: ContentStateName | undefined
  lacks?: string | undefined
  artist?: string | undefined
  series?: string | undefined
  category?: string | undefined
  technique?: string | undefined
  availability?: Availability | undefined
}

/** The condition for things of a kind that these filters leave. */
export async function filterContent(
  db: Database,
  kind: EditedKind,
  { query, state, lacks, artist, series, category, technique, availability }: ContentFilters,
): Promise<RawBuilder<boolean>> {
  const refs = [
    ...[artist].map((key) => key && `artists/${key}`),
    ...[series].map((key) => key && `series/${key}`),
    ...[category].map((key) => key && `categories/${key}`),
    ...[technique].map((key) => key && `techniques/${key}`),
  ].filter((ref) => ref !== undefined && ref !== '')
  const sought = query === undefined || query === '' ? undefined : await writePlainQuery(db, query)
  const conditions = [
    sql`kind = ${kind}`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(lacks === undefined ? [] : [sql`lacks @> ${[lacks]}::text[]`]),
    ...(refs.length === 0 ? [] : [sql`refs @> ${refs}::text[]`]),
    ...(sought === undefined ? [] : [sql`sought @@ ${sought}::tsquery`]),
    // A query of signs alone finds nothing.
    ...(query && sought === undefined ? [sql`false`] : []),
    ...(availability === undefined
      ? []
      : [
          kind === 'artworks'
            ? sql`EXISTS (SELECT FROM artworks WHERE artworks.id = content.id AND availability = ${availability})`
            : sql`false`,
        ]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
