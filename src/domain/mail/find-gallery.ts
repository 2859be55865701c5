import type { Selectable } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database, PageRow } from '../../database/index.ts'
import type { MailAddress } from './mail-transport.ts'

/** Where the gallery is found, as staff have written it on its page. */
export type GalleryPlace = Selectable<PageRow>['place']

/** The gallery's place, unless nobody has written it down yet. */
export async function findGalleryPlace(db: Database): Promise<GalleryPlace> {
  const page = await db.selectFrom('pages').select('place').where('slug', '=', 'gallery').executeTakeFirst()
  return page?.place ?? null
}

/** Who reads the gallery's own mails, in its first language; without an address of its own they go to its sender. */
export async function findGalleryReader(
  db: Database,
  sender: MailAddress,
): Promise<{ to: MailAddress; locale: Locale }> {
  const place = await findGalleryPlace(db)
  return {
    to: { name: sender.name, address: place?.email || sender.address },
    locale: place?.country === 'FR' ? 'fr' : 'en',
  }
}
