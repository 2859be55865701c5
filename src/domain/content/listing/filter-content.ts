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

export interface Narrowed {
  /** What the index looks up. */
  marks: number[]
  /** What is meant, read in each row. Written as functions: no other index is to be looked up for it. */
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

/** What these filters leave of the things of a kind. */
export async function filterContent(
  db: Database,
  kind: EditedKind,
  { query, state, lacks, artist, series, category, technique, availability }: ContentFilters,
): Promise<Narrowed> {
  const refs = [
    artist && `artists/${artist}`,
    series && `series/${series}`,
    category && `categories/${category}`,
    technique && `techniques/${technique}`,
  ].filter((ref): ref is string => ref !== undefined && ref !== '')
  const sought = query ? await seek(db, query) : { marks: [], meant: [] }
  const others = [
    ...refs.map((ref) => markOf('names', ref)),
    ...(lacks ? [markOf('lacks', lacks)] : []),
    ...sought.marks,
  ]
  // By itself a state has an index that is sorted, too.
  const isStateAlone = others.length === 0
  const marks = state && !isStateAlone ? [markOf('state', state), ...others] : others
  const meant = [
    ...(state ? [isStateAlone ? sql`state = ${state}` : meantBy(state)] : []),
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
  return { marks, meant }
}

/** A row is told to be a draft by its beginning; the state itself stands at its end, behind all else. */
const meantBy = (state: ContentStateName) => (state === 'draft' ? sql`published IS NULL` : sql`texteq(state, ${state})`)
