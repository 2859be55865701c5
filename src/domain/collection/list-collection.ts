import type { CollectedWork, CollectionSum } from '../../contract/collection/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { formatDimensions } from '../../messages/format.ts'
import { listOwned, type OwnerNotes, presentOwned, readNotes } from '../certificates/index.ts'
import { DomainError } from '../domain-error.ts'
import { findAdded, listAdded, type StoredWork } from './own-works.ts'
import { type Purchase, readPurchases } from './read-purchases.ts'

interface Whose {
  userId: string
  locale: Locale
}

/** Everything that somebody owns to the gallery's knowledge: what it certified, then what they added, the latest first. */
export const listCollection = async (db: Database, whose: Whose): Promise<CollectedWork[]> => [
  ...(await listCertified(db, whose)),
  ...(await listAdded(db, whose.userId)).map(tellAdded),
]

/** One that is certified here; what is not theirs is not there. */
export async function readCertified(db: Database, whose: Whose, number: string): Promise<CollectedWork> {
  const work = (await listCertified(db, whose)).find(({ id }) => id === number)
  if (!work) throw new DomainError('not-found')
  return work
}

/** One that was added by hand. */
export const readAdded = async (db: Database, userId: string, id: string): Promise<CollectedWork> =>
  tellAdded(await findAdded(db, userId, id))

async function listCertified(db: Database, { userId, locale }: Whose): Promise<CollectedWork[]> {
  const owned = await listOwned(db, userId)
  const ids = owned.map(({ id }) => id)
  const certificates = await presentOwned(db, owned, locale)
  const notes = await readNotes(db, ids)
  const purchases = await readPurchases(db, userId, ids)
  return certificates.map((certificate, at) => {
    const id = ids[at] as string
    const known = notes.get(id)
    const purchase = purchases.get(id)
    return {
      id: certificate.number,
      origin: 'certified',
      version: known?.version ?? 0,
      artist: certificate.artist,
      title: certificate.title,
      year: certificate.year === null ? '' : String(certificate.year),
      technique: certificate.technique,
      dimensions: formatDimensions(certificate, locale),
      acquired_from: purchase?.order ? certificate.gallery : '',
      ...tellWords(known),
      ...tellPurchase(purchase, known?.price ?? null),
      photo: null,
      certificate,
    }
  })
}

/** What all of it is worth: of each work what its owner says, or else what was paid for it. */
export function sumCollection(works: CollectedWork[]): CollectionSum {
  const known = works.flatMap(({ value, price }) => value ?? price ?? [])
  const cents = known.reduce((sum, euros) => sum + Math.round(euros * 100), 0)
  return { value: cents / 100, unknown: works.length - known.length }
}

const tellAdded = (row: StoredWork): CollectedWork => ({
  id: row.id,
  origin: 'added',
  version: row.version,
  artist: row.artist,
  title: row.title,
  year: row.year,
  technique: row.technique,
  dimensions: row.dimensions,
  acquired_on: row.acquired_on,
  acquired_from: row.acquired_from,
  ...tellWords(row),
  price: toEuros(row.price),
  photo: row.photo_key && markOf(row.photo_key),
  certificate: null,
  order: null,
  invoice: null,
})

/** The part of its place that is its own. */
const markOf = (key: string) => key.slice(key.indexOf('/') + 1, key.indexOf('.'))

const tellWords = (notes?: OwnerNotes) => ({
  value: toEuros(notes?.value ?? null),
  valued_on: notes?.valued_on ?? null,
  place: notes?.place ?? '',
  notes: notes?.notes ?? '',
})

const tellPurchase = (purchase: Purchase | undefined, price: number | null) => ({
  acquired_on: purchase?.day ?? null,
  price: toEuros(purchase?.price ?? price),
  order: purchase?.order ?? null,
  invoice: purchase?.invoice ?? null,
})

const toEuros = (cents: number | null) => (cents === null ? null : cents / 100)
