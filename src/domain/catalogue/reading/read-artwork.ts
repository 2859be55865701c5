import { sql } from 'kysely'

import type { Artwork, ArtworkCard } from '../../../contract/catalogue/shapes.ts'
import type { Color } from '../../../contract/color.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, type LocalizedText, readPart, rowsOf } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { presentArtworkCard, readWorks, selectArtworkCards } from './artwork-cards.ts'
import { presentCutout, selectCutout } from './cutouts.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'
import { presentFilm, presentPicture, presentView, selectAllPictures, selectFilms, selectTurns } from './pictures.ts'
import { presentPrintOptions, selectPrintChoices } from './print-options.ts'

const OTHER_WORKS = 8

const selectSeries = sql<{ id: number; slug: string; title: LocalizedText } | null>`(
  SELECT json_build_object('id', id, 'slug', slug, 'title', title) FROM series
  WHERE id = artworks.series_id AND published_at IS NOT NULL)`

const selectRow = (db: Database, id: number) =>
  selectArtworkCards(db)
    .select(['about', 'weight', 'signature', 'edition', 'edition_size', 'condition', 'framing', 'provenance'])
    .select(['certificate', 'colors', 'artworks.search_title', 'artworks.search_description'])
    .select([selectSeries.as('series'), selectAllPictures.as('pictures'), selectPrintChoices.as('print_choices')])
    .select([selectCutout.as('cutout'), selectFilms.as('films'), selectTurns.as('turntable')])
    .where('artworks.id', '=', id)

async function readRow(db: Database, id: number) {
  const [row] = await readPart(
    ['series'],
    () => readWorks(selectRow(db, id), rowsOf('artworks', [id])),
    // One that nobody may see yet is named when it comes.
    ([found]) => rowsOf('series', found?.series_id ? [found.series_id] : []),
  )
  return row
}

/** A work with all that a collector wants to know, and others by its artist, those for sale first. */
export async function readArtwork(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<{ artwork: Artwork; other_works: ArtworkCard[] }> {
  const id = await findIdBySlug(db, 'artworks', slug)
  const row = id === undefined ? undefined : await readRow(db, id)
  if (!row) throw new DomainError('not-found')
  const others = await readWorks(
    orderForSaleFirst(selectArtworkCards(db))
      .where('artworks.artist_id', '=', row.artist_id)
      .where('artworks.id', '<>', row.id)
      .limit(OTHER_WORKS),
    rowsOf('artworks.artist', [row.artist_id]),
  )
  return {
    artwork: presentArtwork(row, locale),
    other_works: others.map((other) => presentArtworkCard(other, locale)),
  }
}

/** What can be bought comes first, what is sold last, and within that the latest. */
export const orderForSaleFirst = (query: ReturnType<typeof selectArtworkCards>) =>
  query
    .orderBy(sql`array_position(ARRAY['available', 'reserved', 'not_for_sale', 'sold'], availability)`)
    .orderBy('artworks.published_at', 'desc')
    .orderBy('artworks.id', 'desc')

function presentArtwork(row: NonNullable<Awaited<ReturnType<typeof readRow>>>, locale: Locale): Artwork {
  const { text, textOrNull, searchWords } = inLanguage(locale)
  return {
    ...presentArtworkCard(row, locale),
    about: textOrNull(row.about),
    series: row.series && { ...row.series, title: text(row.series.title) },
    weight: row.weight && row.weight / 1000,
    signature: textOrNull(row.signature),
    edition: textOrNull(row.edition),
    edition_size: row.edition_size,
    condition: textOrNull(row.condition),
    framing: textOrNull(row.framing),
    provenance: textOrNull(row.provenance),
    certificate: textOrNull(row.certificate),
    colors: row.colors as Color[],
    pictures: row.pictures.map((picture) => presentView(picture, locale)),
    films: row.films.map((film) => presentFilm(film, locale)),
    cutout: row.cutout && presentCutout(row.cutout),
    turntable: row.turntable.map((picture) => presentPicture(picture, locale)),
    print_options: presentPrintOptions(row, locale),
    ...searchWords(row),
  }
}
