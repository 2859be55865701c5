import { sql } from 'kysely'

import type { Series, SeriesCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { inOrder, presentArtworkCard, readWorks, selectArtworkCards } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { pageOf } from './pages.ts'
import { presentPictureOrNull, selectSeriesPicture } from './pictures.ts'

const counted = (condition = sql`true`) => sql<number>`(SELECT count(*)::int FROM artworks
  WHERE series_id = series.id AND artworks.published_at IS NOT NULL AND ${condition})`

/** Series that visitors may see; callers narrow and order it. */
export const selectSeriesCards = (db: Database) =>
  db
    .selectFrom('series')
    .innerJoin('artists', 'artists.id', 'series.artist_id')
    .where('series.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .select(['series.id', 'series.slug', 'title', 'series.about', 'first_year', 'last_year'])
    .select(['series.search_title', 'series.search_description'])
    .select(['artist_id', 'artists.slug as artist_slug', 'artists.name as artist_name'])
    .select([
      counted().as('artwork_count'),
      counted(sql`availability = 'available'`).as('available_count'),
      selectSeriesPicture.as('picture'),
    ])

export type SeriesCardRow = Awaited<ReturnType<ReturnType<typeof selectSeriesCards>['execute']>>[number]

/** A series as lists show it. */
export function presentSeriesCard(row: SeriesCardRow, locale: Locale): SeriesCard {
  const { text, localeOf } = inLanguage(locale)
  const { id, slug, title, first_year, last_year, artwork_count, available_count } = row
  return {
    id,
    slug,
    locale: localeOf(title),
    title: text(title),
    artist: { id: row.artist_id, slug: row.artist_slug, name: text(row.artist_name) },
    first_year,
    last_year,
    artwork_count,
    available_count,
    picture: presentPictureOrNull(row.picture, locale),
  }
}

const readByIds = (db: Database, ids: number[]) =>
  readPart(
    ['series', 'artists', 'artworks'],
    () => selectSeriesCards(db).where('series.id', 'in', ids).execute(),
    (rows) => [
      ...rowsOf('series', ids),
      ...rowsOf('artworks.series', ids),
      // Those that are left out may be of artists who come.
      ...(rows.length < ids.length
        ? ['artists']
        : rowsOf(
            'artists',
            rows.map(({ artist_id }) => artist_id),
          )),
    ],
  )

/** These series in this order. */
export async function readSeriesCards(db: Database, ids: number[], locale: Locale): Promise<SeriesCard[]> {
  if (ids.length === 0) return []
  const rows = await readByIds(db, ids)
  return inOrder(ids, rows).map((row) => presentSeriesCard(row, locale))
}

/** One page of series, the latest first; of one artist when asked, by id or slug. */
export async function listSeries(
  db: Database,
  { artist, page }: { artist?: string | undefined; page: number },
  locale: Locale,
) {
  const artistId = artist === undefined ? undefined : await findIdBySlug(db, 'artists', artist)
  if (artist !== undefined && artistId === undefined) throw invalidFields({ artist: { word: 'invalid' } })
  const { limit, offset, cut } = pageOf(page)
  const found = await readPart(
    ['artworks'],
    () =>
      selectSeriesCards(db)
        .$if(artistId !== undefined, (query) => query.where('series.artist_id', '=', artistId as number))
        .orderBy('series.published_at', 'desc')
        .orderBy('series.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    (shown) =>
      rowsOf(
        'artworks.series',
        shown.map(({ id }) => id),
      ),
  )
  const { rows, next_page } = cut(found)
  return { series: rows.map((row) => presentSeriesCard(row, locale)), next_page }
}

/** A series with its works in the order they hang. */
export async function readSeries(db: Database, slug: string, locale: Locale): Promise<Series> {
  const id = await findIdBySlug(db, 'series', slug)
  const [row] = id === undefined ? [] : await readByIds(db, [id])
  if (!row) throw new DomainError('not-found')
  const works = await readWorks(
    selectArtworkCards(db).where('series_id', '=', row.id).orderBy('series_position').orderBy('artworks.id'),
    rowsOf('artworks.series', [row.id]),
  )
  return {
    ...presentSeriesCard(row, locale),
    about: inLanguage(locale).textOrNull(row.about),
    ...inLanguage(locale).searchWords(row),
    artworks: works.map((work) => presentArtworkCard(work, locale)),
  }
}
