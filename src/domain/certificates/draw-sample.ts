import type { Locale } from '../../contract/locale.ts'
import { findIdBySlug, readArtworkCards } from '../catalogue/index.ts'
import { DomainError } from '../domain-error.ts'
import { TODAY } from '../gallery/index.ts'
import { composeSample } from './compose-certificate.ts'
import { tellGallery } from './issue-certificates.ts'
import { drawSheet, type Studio } from './keep-certificate.ts'

/** How the certificate of a work that visitors see will look; it has neither code nor signature. */
export async function drawSample(studio: Studio, slug: string, locale: Locale): Promise<Uint8Array> {
  const { db } = studio
  const artworkId = await findIdBySlug(db, 'artworks', slug)
  const [card] = artworkId === undefined ? [] : await readArtworkCards(db, [artworkId], locale)
  if (!card) throw new DomainError('not-found')
  const { day } = await db.selectNoFrom(TODAY.as('day')).executeTakeFirstOrThrow()
  const work = await composeSample(db, card.id)
  const year = day.slice(0, 4)
  const sample = { number: `C${year}-0000`, code: '', isTest: false, locale, day, gallery: await tellGallery(db), work }
  return drawSheet(studio, sample, null)
}
