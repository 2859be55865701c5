import type { Written } from '../../../contract/content/fields.ts'
import { type artworks, pricesAreSaid, viewAt } from '../../../contract/content/kinds/artworks.ts'
import type { Database } from '../../../database/index.ts'
import { wantCutouts } from '../../media/index.ts'
import { removeDocuments } from '../../search/index.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Lookup } from './lookup.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows, replaceParts } from './put-rows.ts'
import { refuseForeignMask } from './refuse-foreign-mask.ts'
import { indexArtworks } from './search-documents.ts'
import { type Shown, visibleSince } from './shown.ts'
import { forgetSlugs, settleSlugs, slugOf } from './slugs.ts'
import { orInUse } from './terms.ts'

type Work = Written<(typeof artworks)['fields']>

/** Works. Whether one is reserved or sold stands in the row alone: no draft and no import changes it once it is there. */
export const showArtworks: Projection<Work> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'artworks', 'artworks', items)
    const states = await readStates(tx, items)
    refuseWithoutPrice(items, states)
    await refuseForeignSeries(tx, items, lookup)
    refuseForeignMasks(items, lookup)
    await putRows(
      tx,
      'artworks',
      items.map((item) => ({ ...toRow(item, lookup), availability: states.get(item.id) })),
      { keep: ['availability'] },
    )
    await writeParts(tx, items, lookup)
    await wantCutouts(tx, pairsOf(items, lookup))
    await indexArtworks(
      tx,
      items.map(({ id }) => id),
    )
  },
  takeAway: async (tx, ids) => {
    await orInUse(() => deleteRows(tx, 'artworks', ids))
    await forgetSlugs(tx, 'artworks', ids)
    await removeDocuments(tx, 'artworks', ids)
  },
}

function toRow(item: Shown<Work>, lookup: Lookup) {
  const { id, doc } = item
  return {
    id,
    slug: slugOf(item),
    artist_id: lookup.requireId(item, 'artists', doc.artist, ['artist']),
    series_id: lookup.id('series', doc.series),
    series_position: doc.series_position ?? 0,
    category_id: lookup.requireId(item, 'categories', doc.category, ['category']),
    technique_id: lookup.requireId(item, 'techniques', doc.technique, ['technique']),
    kind: doc.kind,
    title: doc.title,
    about: doc.about,
    year: doc.year,
    height: millimetres(doc.height),
    width: millimetres(doc.width),
    depth: doc.depth === undefined ? null : millimetres(doc.depth),
    weight: doc.weight === undefined ? null : Math.round(doc.weight * 1000),
    price: doc.price === undefined ? null : cents(doc.price),
    is_price_on_request: doc.is_price_on_request ?? false,
    signature: doc.signature,
    edition: doc.edition,
    edition_size: doc.edition_size,
    condition: doc.condition,
    framing: doc.framing,
    provenance: doc.provenance,
    certificate: doc.certificate,
    colors: doc.colors ?? lookup.picture(doc.pictures?.[0]?.file)?.colors ?? [],
    has_chosen_colors: doc.colors !== undefined,
    search_title: doc.search_title,
    search_description: doc.search_description,
    largest_zoom: doc.largest_zoom,
    mask_id: lookup.picture(doc.mask)?.id,
    published_at: visibleSince(item),
  }
}

const millimetres = (centimetres: number) => Math.round(centimetres * 10)
const cents = (euros: number) => Math.round(euros * 100)

async function writeParts(tx: Database, items: Shown<Work>[], lookup: Lookup): Promise<void> {
  const owner = { column: 'artwork_id', items }
  await replaceParts(
    tx,
    'artwork_pictures',
    owner,
    items.flatMap(({ id, doc }) =>
      (doc.pictures ?? [])
        // Their words are there by now, written or derived.
        .flatMap(({ file, alt, view }, at) => {
          const picture = lookup.picture(file)
          return picture ? [{ picture_id: picture.id, alt, view: viewAt(view, at) }] : []
        })
        .map((picture, position) => ({ artwork_id: id, position, ...picture })),
    ),
  )
  await replaceParts(
    tx,
    'artwork_films',
    owner,
    items.flatMap(({ id, key, doc }) =>
      (doc.films ?? []).map(({ title, file, poster, captions }, position) => {
        const [film, still] = [lookup.file(file), lookup.picture(poster)]
        if (!film || !still) throw refuseFile(key, position, film ? 'poster' : 'file')
        const written = { title, file: film.path, poster_id: still.id, captions: lookup.paths(captions) }
        return { artwork_id: id, position, ...written }
      }),
    ),
  )
  await replaceParts(
    tx,
    'artwork_turns',
    owner,
    items.flatMap(({ id, doc }) =>
      (doc.turntable ?? [])
        .flatMap((file) => lookup.picture(file)?.id ?? [])
        .map((picture_id, position) => ({ artwork_id: id, position, picture_id })),
    ),
  )
  await replaceParts(
    tx,
    'artwork_print_choices',
    owner,
    items.flatMap((item) =>
      (item.doc.print_choices ?? []).map(({ choice, price_difference = 0 }, at) => ({
        artwork_id: item.id,
        choice_id: lookup.requireId(item, 'print-choices', choice, ['print_choices', at, 'choice']),
        price_difference: cents(price_difference),
      })),
    ),
  )
}

/** What stands in the place of a film is a picture, or the other way round. */
const refuseFile = (key: string, at: number, field: 'file' | 'poster') =>
  new ContentRefusal('artworks', key, [{ path: ['films', at, field], word: 'invalid' }])

/** What sales have decided about each work, or what it arrives as; nobody sells it until we are done. */
async function readStates(tx: Database, items: Shown<Work>[]): Promise<Map<number, string>> {
  const ids = items.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('artworks')
          .select(['id', 'availability'])
          .where('id', 'in', ids)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute()
  const known = new Map(rows.map(({ id, availability }) => [id, availability]))
  return new Map(items.map(({ id, arrival }) => [id, known.get(id) ?? arrival.availability ?? 'available']))
}

/** Whether a price is needed depends on that, so the row is asked and not the draft. */
function refuseWithoutPrice(items: Shown<Work>[], states: Map<number, string>): void {
  for (const { id, key, doc } of items) {
    const faults = pricesAreSaid(doc, states.get(id) ?? '')
    if (faults.length > 0) throw new ContentRefusal('artworks', key, faults)
  }
}

async function refuseForeignSeries(tx: Database, items: Shown<Work>[], lookup: Lookup): Promise<void> {
  const ids = [...new Set(items.flatMap(({ doc }) => lookup.id('series', doc.series) ?? []))]
  if (ids.length === 0) return
  const rows = await tx.selectFrom('series').select(['id', 'artist_id']).where('id', 'in', ids).execute()
  const artistOf = new Map(rows.map(({ id, artist_id }) => [id, artist_id]))
  for (const { key, doc } of items) {
    const series = lookup.id('series', doc.series)
    if (series !== undefined && artistOf.get(series) !== lookup.id('artists', doc.artist)) {
      throw new ContentRefusal('artworks', key, [{ path: ['series'], word: 'excludes', values: { other: 'artist' } }])
    }
  }
}

function refuseForeignMasks(items: Shown<Work>[], lookup: Lookup): void {
  for (const { key, doc } of items) {
    const place = { kind: 'artworks', key, field: 'mask' } as const
    refuseForeignMask(place, lookup.picture(doc.pictures?.[0]?.file), lookup.picture(doc.mask))
  }
}

const pairsOf = (items: Shown<Work>[], lookup: Lookup) =>
  items.flatMap(({ doc }) => {
    const [picture, mask] = [lookup.picture(doc.pictures?.[0]?.file), lookup.picture(doc.mask)]
    return picture && mask ? [{ picture_id: picture.id, mask_id: mask.id }] : []
  })
