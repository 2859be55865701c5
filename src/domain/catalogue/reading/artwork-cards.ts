import { sql } from 'kysely'

import type { ArtworkCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, type LocalizedText, readPart, rowsOf } from '../../../database/index.ts'
import { IS_ON_REQUEST, seenPrice } from '../seen-price.ts'
import { inLanguage } from './in-language.ts'
import { presentPictureOrNull, selectFirstPicture } from './pictures.ts'

interface StoredTerm {
  id: number
  slug: string
  name: LocalizedText
}

const selectTerm = (table: 'categories' | 'techniques', id: string) =>
  sql<StoredTerm>`(SELECT json_build_object('id', id, 'slug', slug, 'name', name) FROM ${sql.table(table)}
    WHERE id = ${sql.ref(id)})`

/** Works that visitors may see, with what a wall label says; callers narrow and order it. Replies kept for all are nobody's. */
export const selectArtworkCards = (db: Database, { isLoggedIn = false } = {}) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .select(['artworks.id', 'artworks.slug', 'artworks.title', 'artworks.kind', 'availability', 'year'])
    .select(['height', 'width', 'depth', 'orientation', 'size'])
    .select(['series_id', 'series_position', 'artist_id', 'artists.slug as artist_slug', 'artists.name as artist_name'])
    .select([IS_ON_REQUEST.as('is_price_on_request'), seenPrice({ isLoggedIn }).as('final_price')])
    .select([
      selectTerm('categories', 'artworks.category_id').as('category'),
      selectTerm('techniques', 'artworks.technique_id').as('technique'),
      selectFirstPicture.as('picture'),
    ])

export type ArtworkCardRow = Awaited<ReturnType<ReturnType<typeof selectArtworkCards>['execute']>>[number]

/** A work as lists show it. */
export function presentArtworkCard(row: ArtworkCardRow, locale: Locale): ArtworkCard {
  const { text, localeOf } = inLanguage(locale)
  return {
    id: row.id,
    slug: row.slug,
    locale: localeOf(row.title),
    title: text(row.title),
    artist: { id: row.artist_id, slug: row.artist_slug, name: text(row.artist_name) },
    category: { ...row.category, name: text(row.category.name) },
    technique: { ...row.technique, name: text(row.technique.name) },
    kind: row.kind,
    availability: row.availability,
    year: row.year,
    height: row.height / 10,
    width: row.width / 10,
    depth: row.depth && row.depth / 10,
    orientation: row.orientation,
    size: row.size,
    price_on_request: row.is_price_on_request,
    final_price: row.final_price && row.final_price / 100,
    picture: presentPictureOrNull(row.picture, locale),
  }
}

/**
 * Reads works that these rows decide, and the artists on their labels. Those of an artist whom nobody may see are left
 * out, and told to have changed when that artist comes.
 */
export const readWorks = <Row extends { artist_id: number }>(
  query: { execute: () => Promise<Row[]> },
  parts: string[],
) =>
  readPart(
    ['artworks', 'artists'],
    () => query.execute(),
    (rows) => [
      ...parts,
      ...rowsOf(
        'artists',
        rows.map(({ artist_id }) => artist_id),
      ),
    ],
  )

/** These works in this order; what visitors may not see is left out. */
export async function readArtworkCards(db: Database, ids: number[], locale: Locale): Promise<ArtworkCard[]> {
  if (ids.length === 0) return []
  // One statement for any number of them.
  const these = selectArtworkCards(db).where(sql<boolean>`artworks.id = ANY (${ids}::int[])`)
  const rows = await readWorks(these, rowsOf('artworks', ids))
  return inOrder(ids, rows).map((row) => presentArtworkCard(row, locale))
}

/** The rows in the order of these ids. */
export function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
