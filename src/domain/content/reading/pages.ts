import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { presentPictureOrNull, selectPicture } from '../../catalogue/index.ts'
import { DomainError } from '../../domain-error.ts'

/** A page that staff have written, in all its languages; what its picture shows is told in one. */
export async function readPage(db: Database, slug: string, locale: Locale) {
  const page = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'body', 'media_type', 'image', 'video', 'links'])
    .select(selectPicture('pages.picture_id', 'pages.picture_alt').as('picture'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!page) throw new DomainError('not-found')
  return { ...page, picture: presentPictureOrNull(page.picture, locale) }
}

/** The pages that have an address of their own, by title. */
export function listPages(db: Database) {
  return db.selectFrom('pages').select(['slug', 'title']).where('slug', '<>', 'footer').orderBy('slug').execute()
}
