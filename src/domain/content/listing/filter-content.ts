import { type RawBuilder, sql } from 'kysely'

import type { Availability } from '../../../contract/catalogue/values.ts'
import type { ContentStateName, EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { readPlainQuery } from '../../search/index.ts'
import { markOf } from './marks.ts'

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

interface Narrowed {
  /** What the index looks up. */
  marks: number[]
  /**
   * What is meant, read in each row that has the marks. Written as functions, of which the planner supposes little: of
   * operators it would believe that they halve what the marks have halved already.
   */
  meant: RawBuilder<unknown>[]
}

/** What holds every word of a query, or one that begins so; of a query of signs alone, nothing. */
export async function seek(db: Database, query: string): Promise<Narrowed> {
  const read = await readPlainQuery(db, query)
  if (!read) return { marks: [], meant: [sql`false`] }
  return {
    marks: read.beginnings.map((one) => markOf('begins', one)),
    meant: [sql`ts_match_vq(sought, ${read.tsquery}::tsquery)`],
  }
}

/** The condition for whatever is narrowed so. Where rows are read one by one, what is meant is told sooner than all marks. */
export const writeCondition = ({ marks, meant }: Narrowed): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([...meant, ...(marks.length > 0 ? [sql`marks @> ${marks}::int[]`] : [])], sql` AND `)})`

/** The condition for things of a kind that these filters leave, and whether it mixes several. */
export async function filterContent(
  db: Database,
  kind: EditedKind,
  { query, state, lacks, artist, series, category, technique, availability }: ContentFilters,
): Promise<{ condition: RawBuilder<boolean>; isMixed: boolean }> {
  const refs = [
    artist && `artists/${artist}`,
    series && `series/${series}`,
    category && `categories/${category}`,
    technique && `techniques/${technique}`,
  ].filter((ref): ref is string => ref !== undefined && ref !== '')
  const sought = query ? await seek(db, query) : { marks: [], meant: [] }
  const isMixed = refs.length + sought.marks.length + (lacks ? 1 : 0) + (state ? 1 : 0) > 1
  const marks = [
    ...(state && isMixed ? [markOf('state', state)] : []),
    ...refs.map((ref) => markOf('names', ref)),
    ...(lacks ? [markOf('lacks', lacks)] : []),
    ...sought.marks,
  ]
  const meant = [
    sql`kind = ${kind}`,
    // By itself it has an index that is sorted, too.
    ...(state ? [isMixed ? sql`texteq(state, ${state})` : sql`state = ${state}`] : []),
    ...(refs.length > 0 ? [sql`arraycontains(refs, ${refs}::text[])`] : []),
    ...(lacks ? [sql`arraycontains(lacks, ${[lacks]}::text[])`] : []),
    ...sought.meant,
    ...(availability === undefined
      ? []
      : [
          kind === 'artworks'
            ? sql`EXISTS (SELECT FROM artworks WHERE artworks.id = content.id AND availability = ${availability})`
            : sql`false`,
        ]),
  ]
  return { condition: writeCondition({ marks, meant }), isMixed }
}
