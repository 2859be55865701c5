import type { News, NewsCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { dayOf } from '../../gallery/index.ts'
import { readArtistNames } from './artist-names.ts'
import { inOrder } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { pageOf } from './pages.ts'
import { presentPictureOrNull, selectPicture } from './pictures.ts'

/** News that visitors may see, the latest first; callers narrow it. */
export const selectNewsCards = (db: Database) =>
  db
    .selectFrom('news')
    .where('news.published_at', 'is not', null)
    .select(['news.id', 'slug', 'title', 'lead', dayOf('news.published_at').as('published_on')])
    .select(selectPicture('news.picture_id', 'news.picture_alt').as('picture'))
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')

export type NewsCardRow = Awaited<ReturnType<ReturnType<typeof selectNewsCards>['execute']>>[number]

/** An article as lists show it. */
export function presentNewsCard(row: NewsCardRow, locale: Locale): NewsCard {
  const { text, textOrNull, localeOf } = inLanguage(locale)
  const { id, slug, title, lead, published_on, picture } = row
  return {
    id,
    slug,
    locale: localeOf(title),
    title: text(title),
    lead: textOrNull(lead),
    published_on,
    picture: presentPictureOrNull(picture, locale),
  }
}

/** These articles in this order. */
export async function readNewsCards(db: Database, ids: number[], locale: Locale): Promise<NewsCard[]> {
  if (ids.length === 0) return []
  const rows = await readPart(
    ['news'],
    () => selectNewsCards(db).where('news.id', 'in', ids).execute(),
    () => rowsOf('news', ids),
  )
  return inOrder(ids, rows).map((row) => presentNewsCard(row, locale))
}

/** One page of news, the latest first. */
export async function listNews(db: Database, { page }: { page: number }, locale: Locale) {
  const { limit, offset, cut } = pageOf(page)
  const { rows, next_page } = cut(await selectNewsCards(db).limit(limit).offset(offset).execute())
  return { news: rows.map((row) => presentNewsCard(row, locale)), next_page }
}

/** An article with the artists it is about. */
export async function readNews(db: Database, slug: string, locale: Locale): Promise<News> {
  const id = await findIdBySlug(db, 'news', slug)
  const found =
    id === undefined
      ? undefined
      : await readPart(
          ['news'],
          () => readOne(db, id, locale),
          () => rowsOf('news', [id]),
        )
  if (!found) throw new DomainError('not-found')
  return found
}

async function readOne(db: Database, id: number, locale: Locale): Promise<News | undefined> {
  const row = await selectNewsCards(db).select('body').where('news.id', '=', id).executeTakeFirst()
  return (
    row && {
      ...presentNewsCard(row, locale),
      body: inLanguage(locale).text(row.body),
      artists: await readArtistNames(db, { table: 'news_artists', column: 'news_id', id }, locale),
    }
  )
}
