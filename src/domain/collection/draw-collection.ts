import { type Locale, localize } from '../../contract/locale.ts'
import type { User } from '../accounts/index.ts'
import { listOwned, type Studio } from '../certificates/index.ts'
import { readBytes } from '../files/index.ts'
import { readGallery, TODAY } from '../gallery/index.ts'
import { takeTurn } from '../limits/index.ts'
import { readSmallest, shrinkPicture } from '../media/index.ts'
import type { CollectionSheet } from '../papers/index.ts'
import { listCollection, sumCollection } from './list-collection.ts'
import { listAdded } from './own-works.ts'

/** Sharp at the size at which the paper shows it, and hundreds of them still fit into a mail. */
const SIDE = 400
/** The largest collection takes some seconds, and everybody's papers are drawn one after the other. */
const PAPERS = { turns: 6, seconds: 600 }

/** Somebody's whole collection as a PDF for their insurer; their notes are not in it. */
export async function drawCollection(studio: Studio, user: User, locale: Locale): Promise<Uint8Array> {
  const { db, drawer } = studio
  await takeTurn(db, `paper of the collection ${user.id}`, PAPERS)
  const works = await listCollection(db, { userId: user.id, locale })
  const pictures = await readPictures(studio, user.id)
  const { name } = await readGallery(db)
  const { day } = await db.selectNoFrom(TODAY.as('day')).executeTakeFirstOrThrow()
  const collection: CollectionSheet['collection'] = {
    locale,
    day,
    brand: localize(name, locale),
    owner: user.name,
    sum: sumCollection(works),
    works: works.map((work) => ({ ...work, picture: pictures.get(work.id) ?? null })),
  }
  return drawer.draw({ collection })
}

/** Small pictures of all works that have one, one after the other: nobody else is to wait for these. */
async function readPictures({ db, files }: Studio, userId: string): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  const note = (id: string, bytes: Buffer | undefined) => bytes && pictures.set(id, bytes)
  for (const { number, certificate } of await listOwned(db, userId)) {
    const { picture } = certificate.work
    if (picture !== null) note(number, await readSmallest(db, files, picture))
  }
  for (const { id, photo_key } of await listAdded(db, userId)) {
    const bytes = photo_key === null ? undefined : await readBytes(files, photo_key)
    if (bytes) note(id, await shrinkPicture(bytes, SIDE))
  }
  return pictures
}
