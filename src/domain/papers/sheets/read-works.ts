import { sql } from 'kysely'

import { type Locale, localize, prefixOf } from '../../../contract/locale.ts'
import type { Database, LocalizedText } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import type { ShownWork } from './content.ts'
import { plainProse } from './plain-prose.ts'

interface Wanted {
  ids: number[]
  locale: Locale
  publicUrl: string
  /** Whether what they cost is told. */
  prices?: boolean
}

/**
 * Works as papers tell of them, in this order and each once: as they were published last, hidden ones too, for staff
 * may show those. What was never published, or is gone, is refused.
 */
export async function readWorks(
  db: Database,
  { ids, locale, publicUrl, prices = false }: Wanted,
): Promise<ShownWork[]> {
  const wanted = [...new Set(ids)]
  const rows = new Map((await readRows(db, wanted)).map((row) => [row.id, row]))
  if (wanted.some((id) => !rows.has(id))) throw invalidFields({ works: { word: 'unpublished' } })
  return wanted.map((id) => present(rows.get(id) as Row, { locale, publicUrl, prices }))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (db: Database, ids: number[]) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .innerJoin('techniques', 'techniques.id', 'artworks.technique_id')
    .innerJoin('categories', 'categories.id', 'artworks.category_id')
    .leftJoin('content', (join) => join.onRef('content.id', '=', 'artworks.id').on('content.kind', '=', 'artworks'))
    .leftJoin('artwork_pictures', (join) =>
      join.onRef('artwork_pictures.artwork_id', '=', 'artworks.id').on('artwork_pictures.position', '=', 0),
    )
    .leftJoin('pictures', 'pictures.id', 'artwork_pictures.picture_id')
    .select(['artworks.id', 'artworks.slug', 'artworks.title', 'artworks.year', 'artworks.height', 'artworks.width'])
    .select(['artworks.depth', 'artworks.weight', 'artworks.kind', 'artworks.edition', 'artworks.edition_size'])
    .select(['artworks.signature', 'artworks.framing', 'artworks.provenance', 'artworks.condition', 'artworks.about'])
    .select(['artworks.availability', 'artworks.is_price_on_request', 'artworks.final_price', 'artworks.published_at'])
    .select(['artists.name as artist', 'artists.born', 'artists.died', 'artists.country', 'artists.city'])
    .select(['techniques.name as technique', 'categories.slug as category', 'pictures.hash'])
    .select(sql<string | null>`content.published ->> 'inventory_number'`.as('number'))
    .where('artworks.id', 'in', ids)
    .execute()

function present(row: Row, { locale, publicUrl, prices }: Required<Omit<Wanted, 'ids'>>): ShownWork {
  const text = (words: LocalizedText | null) => words && localize(words, locale)
  return {
    id: row.id,
    inventoryNumber: row.number,
    artist: presentArtist({ ...row, name: row.artist }, locale),
    title: localize(row.title, locale),
    year: row.year,
    technique: localize(row.technique, locale),
    category: row.category,
    height: row.height / 10,
    width: row.width / 10,
    depth: row.depth && row.depth / 10,
    weight: row.weight && row.weight / 1000,
    kind: row.kind,
    edition: text(row.edition),
    editionSize: row.edition_size,
    signature: text(row.signature),
    framing: text(row.framing),
    provenance: text(row.provenance),
    condition: text(row.condition),
    about: row.about && plainProse(localize(row.about, locale)),
    availability: row.availability,
    isOnRequest: row.is_price_on_request,
    // Staff hand it out themselves: also where the gallery's pages tell no prices.
    ...(prices ? { price: row.final_price } : {}),
    picture: row.hash,
    address: row.published_at && `${publicUrl}${prefixOf(locale)}/artwork/${row.slug}`,
  }
}

interface Person {
  name: LocalizedText
  born: number | null
  died: number | null
  country: LocalizedText | null
  city: LocalizedText | null
}

export const presentArtist = ({ name, born, died, city, country }: Person, locale: Locale): ShownWork['artist'] => ({
  name: localize(name, locale),
  born,
  died,
  from: [city, country].flatMap((place) => (place ? [localize(place, locale)] : [])).join(', '),
})
