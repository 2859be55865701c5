import type { Insertable, Updateable } from 'kysely'

import { type ArtistRow, type AwardRow, type Database, type VideoRow, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { indexArtists, indexArtworks, indexSeries } from './search-documents.ts'
import { changeSlug, chooseSlugs } from './slugs.ts'

interface ArtistParts {
  awards?: Omit<Insertable<AwardRow>, 'id' | 'artist_id'>[] | undefined
  videos?: Omit<Insertable<VideoRow>, 'id' | 'artist_id' | 'position'>[] | undefined
}

export type NewArtist = Omit<Insertable<ArtistRow>, 'id' | 'slug'> & ArtistParts & { slug?: string | undefined }
type ArtistChanges = Omit<Updateable<ArtistRow>, 'id'> & ArtistParts

/** Adds an artist. Visitors see those with a date of publication. */
export async function createArtist(db: Database, artist: NewArtist): Promise<{ id: number; slug: string }> {
  const { slug: wished, awards, videos, ...columns } = artist
  return transact(db, async (tx) => {
    const [slug = ''] = await chooseSlugs(tx, 'artists', [{ slug: wished, title: artist.name }])
    const { id } = await tx
      .insertInto('artists')
      .values({ ...columns, slug })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeParts(tx, id, { awards, videos })
    await indexArtists(tx, [id])
    return { id, slug }
  })
}

/** Changes what is given and leaves the rest; awards and videos are replaced as a whole. */
export async function updateArtist(db: Database, id: number, changes: ArtistChanges): Promise<void> {
  const { slug, awards, videos, ...columns } = changes
  await transact(db, async (tx) => {
    const known = await tx.selectFrom('artists').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (slug !== undefined) await changeSlug(tx, 'artists', id, slug)
    if (Object.keys(columns).length > 0) await tx.updateTable('artists').set(columns).where('id', '=', id).execute()
    if (awards) await tx.deleteFrom('awards').where('artist_id', '=', id).execute()
    if (videos) await tx.deleteFrom('videos').where('artist_id', '=', id).execute()
    await writeParts(tx, id, { awards, videos })
    await indexArtists(tx, [id])
    // Works and series are found by the artist's name, and are shown only while the artist is.
    if (columns.name !== undefined || columns.published_at !== undefined) await indexAllOf(tx, id)
  })
}

async function indexAllOf(tx: Database, artistId: number): Promise<void> {
  const works = await tx.selectFrom('artworks').select('id').where('artist_id', '=', artistId).execute()
  if (works.length > 0)
    await indexArtworks(
      tx,
      works.map(({ id }) => id),
    )
  const series = await tx.selectFrom('series').select('id').where('artist_id', '=', artistId).execute()
  if (series.length > 0)
    await indexSeries(
      tx,
      series.map(({ id }) => id),
    )
}

async function writeParts(tx: Database, artistId: number, { awards = [], videos = [] }: ArtistParts): Promise<void> {
  if (awards.length > 0) {
    await tx
      .insertInto('awards')
      .values(awards.map((award) => ({ ...award, artist_id: artistId })))
      .execute()
  }
  if (videos.length > 0) {
    await tx
      .insertInto('videos')
      .values(videos.map((video, position) => ({ ...video, artist_id: artistId, position })))
      .execute()
  }
}
