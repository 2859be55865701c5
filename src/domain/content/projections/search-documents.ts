import type { SearchType } from '../../../contract/catalogue/values.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { putDocuments, removeDocuments, type SearchDocument } from '../../search/index.ts'

/** Brings what search knows of these works up to date; those that visitors may not see are not found. */
export async function indexArtworks(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .innerJoin('categories', 'categories.id', 'artworks.category_id')
    .innerJoin('techniques', 'techniques.id', 'artworks.technique_id')
    .leftJoin('series', (join) =>
      join.onRef('series.id', '=', 'artworks.series_id').on('series.published_at', 'is not', null),
    )
    .select(['artworks.id', 'artworks.title', 'artworks.about', 'artists.name as artist', 'series.title as series'])
    .select(['categories.name as category', 'techniques.name as technique'])
    .where('artworks.id', 'in', ids)
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .execute()
  const documents = rows.map(({ id, title, about, artist, series, category, technique }) => ({
    type: 'artworks' as const,
    id,
    title,
    names: [artist, category, technique, ...(series ? [series] : [])],
    texts: [about],
  }))
  await replaceDocuments(tx, 'artworks', ids, documents)
}

/** The same for artists. */
export async function indexArtists(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('artists')
    .innerJoin('artist_types', 'artist_types.id', 'artists.type_id')
    .select(['artists.id', 'artists.name', 'artist_types.name as type', 'country', 'city'])
    .select(['headline', 'biography', 'artistic_process', 'statement'])
    .where('artists.id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute()
  const documents = rows.map(({ id, name, type, country, city, ...texts }) => ({
    type: 'artists' as const,
    id,
    title: name,
    names: [type, ...(country ? [country] : []), ...(city ? [city] : [])],
    texts: [texts.headline, texts.biography, texts.artistic_process, texts.statement],
  }))
  await replaceDocuments(tx, 'artists', ids, documents)
}

/** The same for series. */
export async function indexSeries(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('series')
    .innerJoin('artists', 'artists.id', 'series.artist_id')
    .select(['series.id', 'series.title', 'series.about', 'artists.name as artist'])
    .where('series.id', 'in', ids)
    .where('series.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .execute()
  const documents = rows.map(({ id, title, about, artist }) => ({
    type: 'series' as const,
    id,
    title,
    names: [artist],
    texts: [about],
  }))
  await replaceDocuments(tx, 'series', ids, documents)
}

/** The same for news. */
export async function indexNews(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('news')
    .select(['id', 'title', 'lead', 'body'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute()
  const documents = rows.map(({ id, title, lead, body }) => ({ type: 'news' as const, id, title, texts: [lead, body] }))
  await replaceDocuments(tx, 'news', ids, documents)
}

/** The same for press items. */
export async function indexPresses(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('presses')
    .select(['id', 'title', 'publication', 'lead', 'body'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute()
  const documents = rows.map(({ id, title, publication, lead, body }) => ({
    type: 'press' as const,
    id,
    title,
    names: publication === null ? [] : [{ [DEFAULT_LOCALE]: publication }],
    texts: [lead, body],
  }))
  await replaceDocuments(tx, 'press', ids, documents)
}

async function replaceDocuments(tx: Database, type: SearchType, ids: number[], documents: SearchDocument[]) {
  const found = new Set(documents.map(({ id }) => id))
  await removeDocuments(
    tx,
    type,
    ids.filter((id) => !found.has(id)),
  )
  await putDocuments(tx, documents)
}
