import type { Press, PressCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, type PressRow, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readArtistNames } from './artist-names.ts'
import { inOrder } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { pageOf } from './pages.ts'
import { presentPictureOrNull, selectPicture } from './pictures.ts'

/** Press items that visitors may see, the latest first; callers narrow it. */
export const selectPressCards = (db: Database) =>
  db
    .selectFrom('presses')
    .where('presses.published_at', 'is not', null)
    .select(['presses.id', 'slug', 'kind', 'title', 'publication', 'lead', 'dated', 'link', 'file', 'file_size'])
    .select(selectPicture('presses.picture_id', 'presses.picture_alt').as('picture'))
    .orderBy('presses.dated', 'desc')
    .orderBy('presses.id', 'desc')

export type PressCardRow = Awaited<ReturnType<ReturnType<typeof selectPressCards>['execute']>>[number]

/** A press item as lists show it. */
export function presentPressCard(row: PressCardRow, locale: Locale): PressCard {
  const { text, textOrNull, localeOf } = inLanguage(locale)
  const { id, slug, kind, title, publication, lead, dated, link, file, file_size, picture } = row
  return {
    id,
    slug,
    locale: localeOf(title),
    kind,
    title: text(title),
    publication,
    lead: textOrNull(lead),
    dated,
    link,
    file,
    file_size,
    picture: presentPictureOrNull(picture, locale),
  }
}

/** These press items in this order. */
export async function readPressCards(db: Database, ids: number[], locale: Locale): Promise<PressCard[]> {
  if (ids.length === 0) return []
  const rows = await readPart(
    ['presses'],
    () => selectPressCards(db).where('presses.id', 'in', ids).execute(),
    () => rowsOf('presses', ids),
  )
  return inOrder(ids, rows).map((row) => presentPressCard(row, locale))
}

/** One page of press items, the latest first; of one kind when asked. */
export async function listPress(
  db: Database,
  { kind, page }: { kind?: PressRow['kind'] | undefined; page: number },
  locale: Locale,
) {
  const { limit, offset, cut } = pageOf(page)
  const found = await selectPressCards(db)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as PressRow['kind']))
    .limit(limit)
    .offset(offset)
    .execute()
  const { rows, next_page } = cut(found)
  return { press: rows.map((row) => presentPressCard(row, locale)), next_page }
}

/** A press item with the artists it is about. */
export async function readPress(db: Database, slug: string, locale: Locale): Promise<Press> {
  const id = await findIdBySlug(db, 'presses', slug)
  const found =
    id === undefined
      ? undefined
      : await readPart(
          ['presses'],
          () => readOne(db, id, locale),
          () => rowsOf('presses', [id]),
        )
  if (!found) throw new DomainError('not-found')
  return found
}

async function readOne(db: Database, id: number, locale: Locale): Promise<Press | undefined> {
  const row = await selectPressCards(db).select('body').where('presses.id', '=', id).executeTakeFirst()
  return (
    row && {
      ...presentPressCard(row, locale),
      body: inLanguage(locale).textOrNull(row.body),
      artists: await readArtistNames(db, { table: 'press_artists', column: 'press_id', id }, locale),
    }
  )
}
