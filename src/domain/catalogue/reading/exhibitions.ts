import { sql } from 'kysely'

import type { Exhibition, ExhibitionCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { TODAY } from '../../gallery/index.ts'
import { readArtistNames } from './artist-names.ts'
import { presentArtworkCard, readWorks, selectArtworkCards } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { pageOf } from './pages.ts'
import { presentPictureOrNull, selectExhibitionPicture } from './pictures.ts'

type Period = NonNullable<ExhibitionCard['period']>

const DURING: Record<Period, ReturnType<typeof sql<boolean>>> = {
  current: sql<boolean>`${TODAY} BETWEEN starts_on AND ends_on`,
  upcoming: sql<boolean>`starts_on > ${TODAY}`,
  past: sql<boolean>`ends_on < ${TODAY}`,
}

const PERIOD = sql<Period | null>`CASE ${sql.join(
  Object.entries(DURING).map(([period, isDuring]) => sql`WHEN ${isDuring} THEN ${sql.lit(period)}`),
  sql` `,
)} END`

/** Exhibitions that visitors may see; callers narrow and order it. */
export const selectExhibitionCards = (db: Database) =>
  db
    .selectFrom('exhibitions')
    .where('exhibitions.published_at', 'is not', null)
    .select([
      'exhibitions.id',
      'slug',
      'kind',
      'is_at_gallery',
      'title',
      'venue',
      'city',
      'year',
      'starts_on',
      'ends_on',
    ])
    .select(['about', selectExhibitionPicture.as('picture'), PERIOD.as('period')])

export type ExhibitionCardRow = Awaited<ReturnType<ReturnType<typeof selectExhibitionCards>['execute']>>[number]

/** An exhibition as lists show it. */
export function presentExhibitionCard(row: ExhibitionCardRow, locale: Locale): ExhibitionCard {
  const { text, textOrNull, localeOf } = inLanguage(locale)
  const { about: _, title, venue, city, picture, ...rest } = row
  return {
    ...rest,
    locale: localeOf(title),
    title: text(title),
    venue: textOrNull(venue),
    city: textOrNull(city),
    picture: presentPictureOrNull(picture, locale),
  }
}

/** One page of the exhibitions on the gallery's own walls, the latest first. */
export async function listExhibitions(
  db: Database,
  { period, page }: { period?: Period | undefined; page: number },
  locale: Locale,
) {
  const { limit, offset, cut } = pageOf(page)
  const found = await readPart(
    ['artworks'],
    () =>
      selectExhibitionCards(db)
        .where('is_at_gallery', '=', true)
        .$if(period !== undefined, (query) => query.where(DURING[period as Period]))
        .orderBy('starts_on', 'desc')
        .orderBy('exhibitions.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    (shown) =>
      rowsOf(
        'artworks.exhibition',
        shown.map(({ id }) => id),
      ),
  )
  const { rows, next_page } = cut(found)
  return { exhibitions: rows.map((row) => presentExhibitionCard(row, locale)), next_page }
}

/** What these exhibitions and the works that hang in them decide. */
const ofExhibitions = <Result>(ids: number[], read: () => Promise<Result>) =>
  readPart(['exhibitions', 'artworks'], read, () => [
    ...rowsOf('exhibitions', ids),
    ...rowsOf('artworks.exhibition', ids),
  ])

/** These exhibitions, in any order. */
export async function readExhibitionCards(db: Database, ids: number[], locale: Locale): Promise<ExhibitionCard[]> {
  if (ids.length === 0) return []
  const rows = await ofExhibitions(ids, () => selectExhibitionCards(db).where('exhibitions.id', 'in', ids).execute())
  return rows.map((row) => presentExhibitionCard(row, locale))
}

/** An exhibition with its artists, and its works in the order they hang. */
export async function readExhibition(db: Database, slug: string, locale: Locale): Promise<Exhibition> {
  const id = await findIdBySlug(db, 'exhibitions', slug)
  const row =
    id === undefined
      ? undefined
      : await ofExhibitions([id], () => selectExhibitionCards(db).where('exhibitions.id', '=', id).executeTakeFirst())
  if (!row) throw new DomainError('not-found')
  const [artists, works] = await Promise.all([
    ofExhibitions([row.id], () =>
      readArtistNames(db, { table: 'exhibited_artists', column: 'exhibition_id', id: row.id }, locale),
    ),
    ofExhibitions([row.id], () =>
      readWorks(
        selectArtworkCards(db)
          .innerJoin('exhibition_artworks', 'exhibition_artworks.artwork_id', 'artworks.id')
          .where('exhibition_id', '=', row.id)
          .orderBy('exhibition_artworks.position')
          .orderBy('artworks.id'),
        [],
      ),
    ),
  ])
  return {
    ...presentExhibitionCard(row, locale),
    about: inLanguage(locale).textOrNull(row.about),
    artists,
    artworks: works.map((work) => presentArtworkCard(work, locale)),
  }
}
