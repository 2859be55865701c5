import type { Artist } from '../../../contract/catalogue/shapes.ts'
import type { ArtistRelation } from '../../../contract/catalogue/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { presentArtistCard, selectArtistCards } from './artist-cards.ts'
import { type ArtworkCardRow, presentArtworkCard, readWorks, selectArtworkCards } from './artwork-cards.ts'
import { presentExhibitionCard, selectExhibitionCards } from './exhibitions.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { presentNewsCard, selectNewsCards } from './news.ts'
import { presentCaptions, presentPictureOrNull, selectPicture } from './pictures.ts'
import { presentPressCard, selectPressCards } from './presses.ts'
import { orderForSaleFirst } from './read-artwork.ts'
import { presentSeriesCard, selectSeriesCards } from './series.ts'

const readRow = (db: Database, id: number) =>
  selectArtistCards(db)
    .leftJoin('users', 'users.id', 'artists.user_id')
    .select(['born', 'died', 'biography', 'artistic_process', 'statement', 'user_id', 'users.name as user_name'])
    .select(['education', 'shows', 'collections', 'artists.search_title', 'artists.search_description'])
    .where('artists.id', '=', id)
    .executeTakeFirst()

/** What this artist and the works of this artist decide. */
const ofArtist = <Result>(id: number, read: () => Promise<Result>) =>
  readPart(['artists', 'artworks'], read, () => [...rowsOf('artists', [id]), ...rowsOf('artworks.artist', [id])])

/** An artist by id or slug with exhibitions and works, and with the further relations that are asked for. */
export async function readArtist(
  db: Database,
  idOrSlug: string,
  relations: ArtistRelation[],
  locale: Locale,
): Promise<Artist> {
  const id = await findIdBySlug(db, 'artists', idOrSlug)
  const row = id === undefined ? undefined : await ofArtist(id, () => readRow(db, id))
  if (!row) throw new DomainError('not-found')

  const [awards, exhibitions, works] = await Promise.all([
    ofArtist(row.id, () =>
      db
        .selectFrom('awards')
        .select(['year', 'title'])
        .where('artist_id', '=', row.id)
        .orderBy('year', 'desc')
        .orderBy('id')
        .execute(),
    ),
    readExhibitionsOf(db, row.id),
    readWorks(
      orderForSaleFirst(selectArtworkCards(db)).where('artworks.artist_id', '=', row.id),
      rowsOf('artworks.artist', [row.id]),
    ),
  ])
  const { text, textOrNull, searchWords } = inLanguage(locale)
  return {
    ...presentArtistCard(row, locale),
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    born: row.born,
    died: row.died,
    biography: textOrNull(row.biography),
    artistic_process: textOrNull(row.artistic_process),
    statement: textOrNull(row.statement),
    ...searchWords(row),
    education: latestFirst(row.education).map(({ year, title }) => ({ year, title: text(title) })),
    shows: latestFirst(row.shows).map(({ year, title }) => ({ year, title: text(title) })),
    awards: awards.map(({ year, title }) => ({ year, title: text(title) })),
    collections: row.collections.map(({ title }) => text(title)),
    exhibitions: exhibitions.map((exhibition) => presentExhibitionCard(exhibition, locale)),
    artworks: works.map((work) => presentArtworkCard(work, locale)),
    ...(await readRelations(db, { artistId: row.id, works, relations, locale })),
  }
}

const latestFirst = <Line extends { year: number }>(lines: Line[]): Line[] =>
  lines.toSorted((one, other) => other.year - one.year)

interface Wanted {
  artistId: number
  works: ArtworkCardRow[]
  relations: ArtistRelation[]
  locale: Locale
}

async function readRelations(db: Database, { artistId, works, relations, locale }: Wanted) {
  const wants = (...names: ArtistRelation[]) => names.some((name) => relations.includes(name))
  const [series, videos, presses, news] = await Promise.all([
    wants('series', 'series.artworks') ? readSeriesOf(db, artistId, locale) : undefined,
    wants('videos') ? readVideosOf(db, artistId, locale) : undefined,
    wants('presses') ? readPressesOf(db, artistId, locale) : undefined,
    wants('news') ? readNewsOf(db, artistId, locale) : undefined,
  ])
  // The works are all here already: a series takes its own from them, in the order they hang.
  const worksOf = (seriesId: number) =>
    works
      .filter(({ series_id }) => series_id === seriesId)
      .toSorted((a, b) => a.series_position - b.series_position || a.id - b.id)
      .map((work) => presentArtworkCard(work, locale))
  return {
    ...(series && {
      series: wants('series.artworks') ? series.map((one) => ({ ...one, artworks: worksOf(one.id) })) : series,
    }),
    ...(videos && { videos }),
    ...(presses && { presses }),
    ...(news && { news }),
  }
}

/** Whoever has a work in an exhibition may be shown in it; some show a work of somebody else instead of a picture. */
const readExhibitionsOf = (db: Database, artistId: number) =>
  readPart(
    ['artworks'],
    () =>
      selectExhibitionCards(db)
        .innerJoin('exhibited_artists', 'exhibited_artists.exhibition_id', 'exhibitions.id')
        .where('artist_id', '=', artistId)
        .orderBy('year', 'desc')
        .orderBy('starts_on', (order) => order.desc().nullsLast())
        .orderBy('exhibitions.id', 'desc')
        .execute(),
    (shown) => [
      ...rowsOf('artworks.artist', [artistId]),
      ...rowsOf(
        'artworks.exhibition',
        shown.map(({ id }) => id),
      ),
    ],
  )

async function readSeriesOf(db: Database, artistId: number, locale: Locale) {
  const rows = await readPart(
    ['series', 'artists', 'artworks'],
    () =>
      selectSeriesCards(db)
        .where('series.artist_id', '=', artistId)
        .orderBy('series.position')
        .orderBy('series.id', 'desc')
        .execute(),
    (found) => [
      ...rowsOf('series.artist', [artistId]),
      ...rowsOf('artists', [artistId]),
      ...rowsOf(
        'artworks.series',
        found.map(({ id }) => id),
      ),
    ],
  )
  const { textOrNull, searchWords } = inLanguage(locale)
  return rows.map((row) => ({ ...presentSeriesCard(row, locale), about: textOrNull(row.about), ...searchWords(row) }))
}

async function readVideosOf(db: Database, artistId: number, locale: Locale) {
  const rows = await ofArtist(artistId, () =>
    db
      .selectFrom('videos')
      .select(['id', 'title', 'link', 'file', 'captions'])
      .select(selectPicture('videos.poster_id', 'videos.title').as('poster'))
      .where('artist_id', '=', artistId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ title, poster, captions, ...video }) => ({
    ...video,
    captions: presentCaptions(captions),
    title: inLanguage(locale).text(title),
    poster: presentPictureOrNull(poster, locale),
  }))
}

async function readPressesOf(db: Database, artistId: number, locale: Locale) {
  const rows = await readPart(
    ['presses'],
    () =>
      selectPressCards(db)
        .innerJoin('press_artists', 'press_artists.press_id', 'presses.id')
        .where('artist_id', '=', artistId)
        .execute(),
    () => rowsOf('presses.artist', [artistId]),
  )
  return rows.map((row) => presentPressCard(row, locale))
}

async function readNewsOf(db: Database, artistId: number, locale: Locale) {
  const rows = await readPart(
    ['news'],
    () =>
      selectNewsCards(db)
        .innerJoin('news_artists', 'news_artists.news_id', 'news.id')
        .where('artist_id', '=', artistId)
        .execute(),
    () => rowsOf('news.artist', [artistId]),
  )
  return rows.map((row) => presentNewsCard(row, locale))
}
