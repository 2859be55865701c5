import type { Written } from '../../../contract/content/fields.ts'
import type { artists, series } from '../../../contract/content/kinds/artists.ts'
import { LOCALES, type LocalizedText } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { formatCountry } from '../../../messages/format.ts'
import { removeDocuments } from '../../search/index.ts'
import type { Lookup } from './lookup.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows, replaceParts } from './put-rows.ts'
import { indexArtists, indexArtworks, indexSeries } from './search-documents.ts'
import { type Shown, visibleSince } from './shown.ts'
import { forgetSlugs, settleSlugs, slugOf } from './slugs.ts'
import { orInUse } from './terms.ts'

type Artist = Written<(typeof artists)['fields']>

export const showArtists: Projection<Artist> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'artists', 'artists', items)
    await putRows(
      tx,
      'artists',
      items.map((item) => toRow(item, lookup)),
    )
    await writeParts(tx, items, lookup)
    const ids = items.map(({ id }) => id)
    await indexArtists(tx, ids)
    // Works and series are found by the artist's name, and are shown only while the artist is.
    const known = items.filter(({ isNew }) => !isNew).map(({ id }) => id)
    if (known.length > 0) await indexAllOf(tx, known)
  },
  takeAway: async (tx, ids) => {
    await orInUse(() => deleteRows(tx, 'artists', ids))
    await forgetSlugs(tx, 'artists', ids)
    await removeDocuments(tx, 'artists', ids)
  },
}

function toRow(item: Shown<Artist>, lookup: Lookup) {
  const { id, doc } = item
  return {
    id,
    slug: slugOf(item),
    type_id: lookup.requireId(item, 'artist-types', doc.type, ['type']),
    groups: doc.groups ?? [],
    position: doc.position ?? 0,
    name: doc.name,
    headline: doc.headline,
    biography: doc.biography,
    artistic_process: doc.artistic_process,
    statement: doc.statement,
    born: doc.born ?? null,
    died: doc.died,
    country: doc.country_words ?? (doc.country && nameCountry(doc.country)),
    city: doc.city,
    education: doc.education ?? [],
    shows: doc.shows ?? [],
    collections: doc.collections ?? [],
    search_title: doc.search_title,
    search_description: doc.search_description,
    picture_id: lookup.picture(doc.picture)?.id,
    picture_alt: doc.picture_alt,
    published_at: visibleSince(item),
  }
}

/** A country is told in every language, whichever of them the artist is shown in. */
const nameCountry = (code: string): LocalizedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, formatCountry(code, locale)])) as LocalizedText

async function writeParts(tx: Database, items: Shown<Artist>[], lookup: Lookup): Promise<void> {
  const owner = { column: 'artist_id', items }
  await replaceParts(
    tx,
    'awards',
    owner,
    items.flatMap(({ id, doc }) => (doc.awards ?? []).map(({ year, title }) => ({ artist_id: id, year, title }))),
  )
  await replaceParts(
    tx,
    'videos',
    owner,
    items.flatMap(({ id, doc }) =>
      (doc.videos ?? []).map((video, position) => ({
        artist_id: id,
        position,
        title: video.title,
        link: video.link,
        file: lookup.file(video.file)?.path,
        poster_id: lookup.picture(video.poster)?.id,
        captions: lookup.paths(video.captions),
      })),
    ),
  )
}

async function indexAllOf(tx: Database, artistIds: number[]): Promise<void> {
  const works = await tx.selectFrom('artworks').select('id').where('artist_id', 'in', artistIds).execute()
  if (works.length > 0)
    await indexArtworks(
      tx,
      works.map(({ id }) => id),
    )
  const all = await tx.selectFrom('series').select('id').where('artist_id', 'in', artistIds).execute()
  if (all.length > 0)
    await indexSeries(
      tx,
      all.map(({ id }) => id),
    )
}

export const showSeries: Projection<Written<(typeof series)['fields']>> = {
  keepsHidden: true,
  show: async (tx, items, lookup) => {
    await settleSlugs(tx, 'series', 'series', items)
    await putRows(
      tx,
      'series',
      items.map((item) => ({
        id: item.id,
        slug: slugOf(item),
        artist_id: lookup.requireId(item, 'artists', item.doc.artist, ['artist']),
        position: item.doc.position ?? 0,
        title: item.doc.title,
        about: item.doc.about,
        first_year: item.doc.first_year,
        last_year: item.doc.last_year,
        search_title: item.doc.search_title,
        search_description: item.doc.search_description,
        published_at: visibleSince(item),
      })),
    )
    await indexSeries(
      tx,
      items.map(({ id }) => id),
    )
    const known = items.filter(({ isNew }) => !isNew).map(({ id }) => id)
    if (known.length === 0) return
    const works = await tx.selectFrom('artworks').select('id').where('series_id', 'in', known).execute()
    if (works.length > 0)
      await indexArtworks(
        tx,
        works.map(({ id }) => id),
      )
  },
  takeAway: async (tx, ids) => {
    await orInUse(() => deleteRows(tx, 'series', ids))
    await forgetSlugs(tx, 'series', ids)
    await removeDocuments(tx, 'series', ids)
  },
}
