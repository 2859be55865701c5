import { sql } from 'kysely'

import { prefixOf } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { readSmall } from '../media/index.ts'
import type { Certificate, CertificateSheet, Drawer } from '../papers/index.ts'

/** Where a certificate lies, among the files that nobody is served. */
const keyOf = (id: string) => `papers/certificates/${id}.pdf`

/** Wide enough to be printed as large as a paper shows it. */
const PICTURE_WIDTH = 1400

/** Who draws, of what is stored, for a site at this address. */
export interface Studio {
  db: Database
  files: FileStore
  drawer: Drawer
  publicUrl: string
}

interface Stored {
  id: string
  statement: string
  signature: Buffer
  key_id: string
}

/** Draws a certificate and keeps it; what is drawn already stays as it is. */
export async function drawCertificate(studio: Studio, id: string): Promise<void> {
  const { db, files } = studio
  const row = await db
    .selectFrom('certificates')
    .select(['id', 'statement', 'signature', 'key_id', 'drawn_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.drawn_at) return
  await files.put(keyOf(id), await drawNow(studio, row))
  await db
    .updateTable('certificates')
    .set({ drawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A certificate as a file; one that is not drawn yet, or lost, is drawn now. */
export const readCertificatePdf = async (studio: Studio, stored: Stored): Promise<Uint8Array> =>
  (await readBytes(studio.files, keyOf(stored.id))) ?? drawNow(studio, stored)

async function drawNow(studio: Studio, { statement, signature, key_id }: Stored): Promise<Uint8Array> {
  const certificate = JSON.parse(statement) as Certificate
  const key = await studio.db
    .selectFrom('certificate_keys')
    .select('public_key')
    .where('id', '=', key_id)
    .executeTakeFirstOrThrow()
  return drawSheet(studio, certificate, {
    statement,
    signature: signature.toString('base64'),
    keyId: key_id,
    publicKey: key.public_key.toString('base64'),
  })
}

/** Draws what a certificate says; without a signature it is a sample. */
export async function drawSheet(
  { db, files, drawer, publicUrl }: Studio,
  certificate: Certificate,
  signed: CertificateSheet['signed'],
): Promise<Uint8Array> {
  const { locale, code, work } = certificate
  const picture = work.picture === null ? undefined : await readSmall(db, files, work.picture, PICTURE_WIDTH)
  const address = `${publicUrl}${prefixOf(locale)}/certificate/${code}`
  return drawer.draw({ certificate, signed, address, picture: picture ?? null })
}
