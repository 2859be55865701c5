import type { Insertable, Updateable } from 'kysely'

import { type Database, type SeriesRow, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { indexArtworks, indexSeries } from './search-documents.ts'
import { changeSlug, chooseSlugs } from './slugs.ts'

export type NewSeries = Omit<Insertable<SeriesRow>, 'id' | 'slug'> & { slug?: string | undefined }
type SeriesChanges = Omit<Updateable<SeriesRow>, 'id' | 'artist_id'>

/** Adds a series of an artist; works join it by their `series_id`. */
export async function createSeries(db: Database, series: NewSeries): Promise<{ id: number; slug: string }> {
  return transact(db, async (tx) => {
    const [slug = ''] = await chooseSlugs(tx, 'series', [series])
    const { id } = await tx
      .insertInto('series')
      .values({ ...series, slug })
      .returning('id')
      .executeTakeFirstOrThrow()
    await indexSeries(tx, [id])
    return { id, slug }
  })
}

/** Changes what is given and leaves the rest. */
export async function updateSeries(db: Database, id: number, { slug, ...columns }: SeriesChanges): Promise<void> {
  await transact(db, async (tx) => {
    const known = await tx.selectFrom('series').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (slug !== undefined) await changeSlug(tx, 'series', id, slug)
    if (Object.keys(columns).length > 0) await tx.updateTable('series').set(columns).where('id', '=', id).execute()
    await indexSeries(tx, [id])
    const works = await tx.selectFrom('artworks').select('id').where('series_id', '=', id).execute()
    if (works.length > 0)
      await indexArtworks(
        tx,
        works.map((work) => work.id),
      )
  })
}
