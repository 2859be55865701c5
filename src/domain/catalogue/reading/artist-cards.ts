import { sql } from 'kysely'

import type { ArtistCard } from '../../../contract/catalogue/shapes.ts'
import type { ArtistGroup } from '../../../contract/catalogue/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { inOrder } from './artwork-cards.ts'
import { inLanguage } from './in-language.ts'
import { pageOf } from './pages.ts'
import { presentPictureOrNull, selectPicture } from './pictures.ts'

const PAGE_OF_ARTISTS = 100

const counted = (availability: 'available' | 'sold') => sql<number>`(SELECT count(*)::int FROM artworks
  WHERE artist_id = artists.id AND artworks.published_at IS NOT NULL AND availability = ${sql.lit(availability)})`

/** Artists that visitors may see; callers narrow and order it. */
export const selectArtistCards = (db: Database) =>
  db
    .selectFrom('artists')
    .innerJoin('artist_types', 'artist_types.id', 'artists.type_id')
    .where('artists.published_at', 'is not', null)
    .select(['artists.id', 'artists.slug', 'artists.name', 'headline', 'groups', 'country', 'city'])
    .select(['type_id', 'artist_types.slug as type_slug', 'artist_types.name as type_name'])
    .select([
      selectPicture('artists.picture_id', 'artists.picture_alt').as('picture'),
      counted('available').as('available_count'),
      counted('sold').as('sold_count'),
    ])

export type ArtistCardRow = Awaited<ReturnType<ReturnType<typeof selectArtistCards>['execute']>>[number]

/** An artist as lists show one. */
export function presentArtistCard(row: ArtistCardRow, locale: Locale): ArtistCard {
  const { text, textOrNull, localeOf } = inLanguage(locale)
  return {
    id: row.id,
    slug: row.slug,
    locale: localeOf(row.name),
    name: text(row.name),
    headline: textOrNull(row.headline),
    type: { id: row.type_id, slug: row.type_slug, name: text(row.type_name) },
    groups: row.groups,
    country: textOrNull(row.country),
    city: textOrNull(row.city),
    picture: presentPictureOrNull(row.picture, locale),
    available_count: row.available_count,
    sold_count: row.sold_count,
  }
}

/** These artists in this order. */
export async function readArtistCards(db: Database, ids: number[], locale: Locale): Promise<ArtistCard[]> {
  if (ids.length === 0) return []
  const rows = await readPart(
    ['artists', 'artworks'],
    () => selectArtistCards(db).where('artists.id', 'in', ids).execute(),
    () => [...rowsOf('artists', ids), ...rowsOf('artworks.artist', ids)],
  )
  return inOrder(ids, rows).map((row) => presentArtistCard(row, locale))
}

/** One page of artists in the gallery's order; of one group when asked. */
export async function listArtists(
  db: Database,
  { group, page }: { group?: ArtistGroup | undefined; page: number },
  locale: Locale,
) {
  const { limit, offset, cut } = pageOf(page, PAGE_OF_ARTISTS)
  const found = await selectArtistCards(db)
    .$if(group !== undefined, (query) => query.where(sql<boolean>`${group} = ANY (groups)`))
    .orderBy('artists.position')
    .orderBy('artists.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { rows, next_page } = cut(found)
  return { artists: rows.map((row) => presentArtistCard(row, locale)), next_page }
}
