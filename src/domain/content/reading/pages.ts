import type { Locale } from '../../../contract/locale.ts'
import { type Database, readPart, rowsOf } from '../../../database/index.ts'
import { presentPictureOrNull, selectPicture } from '../../catalogue/index.ts'
import { DomainError } from '../../domain-error.ts'

/** A page that staff have written, now or formerly at this address, in all its languages; what its picture shows is told in one. */
export async function readPage(db: Database, slug: string, locale: Locale) {
  const found = await readPart(
    ['pages'],
    () => findPage(db, slug),
    // Any other may take an address that none has any more; the footer has no id.
    (page) => (page?.slug === slug ? rowsOf('pages', [page.id ?? 0]) : ['pages']),
  )
  if (!found) throw new DomainError('not-found')
  const { id: _, ...page } = found
  return { ...page, picture: presentPictureOrNull(page.picture, locale) }
}

const findPage = (db: Database, slug: string) =>
  db
    .selectFrom('pages')
    .select(['id', 'slug', 'title', 'body', 'media_type', 'image', 'video', 'links'])
    .select(selectPicture('pages.picture_id', 'pages.picture_alt').as('picture'))
    .where((where) => {
      const former = where
        .selectFrom('former_slugs')
        .select('entity_id')
        .where('kind', '=', 'pages')
        .where('former_slugs.slug', '=', slug)
      return where.or([where('pages.slug', '=', slug), where('pages.id', '=', former)])
    })
    // What lives there now comes before what once did.
    .orderBy((order) => order('pages.slug', '=', slug), 'desc')
    .executeTakeFirst()

/** The pages that have an address of their own, by title. */
export function listPages(db: Database) {
  return db.selectFrom('pages').select(['slug', 'title']).where('slug', '<>', 'footer').orderBy('slug').execute()
}
