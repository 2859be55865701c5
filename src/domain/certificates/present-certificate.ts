import type { Certificate as Told, OwnedCertificate } from '../../contract/certificates/shapes.ts'
import type { CertificateState } from '../../contract/certificates/values.ts'
import { type Locale, localize } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { readPictures } from '../catalogue/index.ts'
import { isGenuine, type Registered } from './find-certificate.ts'
import { findOffered } from './transfers.ts'

/** Certificates as anybody may read them. */
export async function presentCertificates(db: Database, rows: Registered[], locale: Locale): Promise<Told[]> {
  const hashes = rows.flatMap(({ certificate: { work } }) => work.picture ?? [])
  const pictures = await readPictures(db, hashes)
  return rows.map((row) => {
    const { gallery, work, number, day, isTest } = row.certificate
    const { artist, title, technique, signature, made, editionSize, picture: hash, ...facts } = work
    const picture = hash === null ? undefined : pictures.get(hash)
    return {
      ...facts,
      number,
      state: stateOf(row),
      void_reason: row.void_reason,
      is_test: isTest,
      day,
      gallery: gallery.name,
      artist: localize(artist, locale),
      title: localize(title, locale),
      technique: localize(technique, locale),
      edition_size: editionSize,
      signature_of_work: signature && localize(signature, locale),
      made: made.map(({ option, name }) => ({ option, name: localize(name, locale) })),
      picture: picture ? { ...picture, alt: localize(title, locale) } : null,
      proof: {
        statement: row.statement,
        signature: row.signature.toString('base64'),
        public_key: row.public_key.toString('base64'),
        key: row.key_id,
        is_key_lost: row.is_lost,
      },
    }
  })
}

/** Those of one owner. */
export async function presentOwned(db: Database, rows: Registered[], locale: Locale): Promise<OwnedCertificate[]> {
  const offered = await findOffered(db, rows)
  const told = await presentCertificates(db, rows, locale)
  return told.map(({ proof: _, ...certificate }, at) => {
    const { id, code } = rows[at] as Registered
    return { ...certificate, code, is_offered: offered.has(id) }
  })
}

function stateOf(row: Registered): CertificateState {
  if (!isGenuine(row)) return 'changed'
  return row.void_at ? 'void' : 'valid'
}
