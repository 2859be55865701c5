import { sql } from 'kysely'

import type { ArtworkPicture, Film, Picture } from '../../../contract/catalogue/shapes.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES, localize } from '../../../contract/locale.ts'
import { picturePath, widthsOf } from '../../../contract/picture.ts'
import type { Database, LocalizedText } from '../../../database/index.ts'

/** A picture as queries bring it along, with the words for whoever cannot see it. */
export interface StoredPicture {
  hash: string
  width: number
  height: number
  thumbhash: string
  color: string
  alt: LocalizedText
}

const built = (alt: string, more = sql``) => sql`json_build_object('hash', pictures.hash, 'width', pictures.width,
  'height', pictures.height, 'thumbhash', pictures.thumbhash, 'color', pictures.palette -> 0 ->> 'color',
  'alt', ${sql.ref(alt)}${more})`

/** A column with the picture that another column names. */
export const selectPicture = (id: string, alt: string) =>
  sql<StoredPicture | null>`(SELECT ${built(alt)} FROM pictures WHERE pictures.id = ${sql.ref(id)})`

/** A column with the first picture of the work in the row. */
export const selectFirstPicture = sql<StoredPicture | null>`(
  SELECT ${built('artwork_pictures.alt')} FROM artwork_pictures JOIN pictures ON pictures.id = picture_id
  WHERE artwork_id = artworks.id AND artwork_pictures.position = 0)`

/** One of those of a work: what it shows of it, too. */
export interface StoredView extends StoredPicture {
  view: string
}

/** A column with all of them, in order. */
export const selectAllPictures = sql<StoredView[]>`(
  SELECT coalesce(json_agg(${built('artwork_pictures.alt', sql`, 'view', artwork_pictures.view`)} ORDER BY artwork_pictures.position), '[]')
  FROM artwork_pictures JOIN pictures ON pictures.id = picture_id WHERE artwork_id = artworks.id)`

/** A column with those of the work turning once around; its words are those of the main picture. */
export const selectTurns = sql<StoredPicture[]>`(
  SELECT coalesce(json_agg(${built('main.alt')} ORDER BY artwork_turns.position), '[]')
  FROM artwork_turns JOIN pictures ON pictures.id = artwork_turns.picture_id
  JOIN artwork_pictures AS main ON main.artwork_id = artwork_turns.artwork_id AND main.position = 0
  WHERE artwork_turns.artwork_id = artworks.id)`

/** A film of a work, with the still that stands for it. */
export interface StoredFilm {
  title: LocalizedText
  file: string
  captions: Partial<Record<Locale, string>>
  poster: StoredPicture
}

/** A column with those of the work in the row, in order. */
export const selectFilms = sql<StoredFilm[]>`(
  SELECT coalesce(json_agg(json_build_object('title', title, 'file', file, 'captions', captions,
    'poster', ${built('artwork_films.title')}) ORDER BY artwork_films.position), '[]')
  FROM artwork_films JOIN pictures ON pictures.id = poster_id WHERE artwork_id = artworks.id)`

/** A column with the picture that stands for the series in the row: that of its first work that visitors may see. */
export const selectSeriesPicture = sql<StoredPicture | null>`(
  SELECT ${built('artwork_pictures.alt')} FROM artworks
  JOIN artwork_pictures ON artwork_id = artworks.id AND artwork_pictures.position = 0
  JOIN pictures ON pictures.id = picture_id
  WHERE artworks.series_id = series.id AND artworks.published_at IS NOT NULL
  ORDER BY artworks.series_position, artworks.id LIMIT 1)`

/** A column with the picture of the exhibition in the row; one that has none shows its first work that visitors may see. */
export const selectExhibitionPicture = sql<StoredPicture | null>`coalesce(
  ${selectPicture('exhibitions.picture_id', 'exhibitions.picture_alt')},
  (SELECT ${built('artwork_pictures.alt')} FROM exhibition_artworks
  JOIN artworks ON artworks.id = exhibition_artworks.artwork_id AND artworks.published_at IS NOT NULL
  JOIN artwork_pictures ON artwork_pictures.artwork_id = artworks.id AND artwork_pictures.position = 0
  JOIN pictures ON pictures.id = artwork_pictures.picture_id
  WHERE exhibition_artworks.exhibition_id = exhibitions.id
  ORDER BY exhibition_artworks.position, artworks.id LIMIT 1))`

/** A picture as the API tells it. */
export function presentPicture(picture: StoredPicture, locale: Locale): Picture {
  const { hash, width, height, thumbhash, color, alt } = picture
  const widths = widthsOf(width)
  const path = picturePath(hash, widths.at(-1) as number, 'jpg')
  return { path, widths, width, height, thumbhash, color, alt: localize(alt, locale) }
}

/** A picture of a work, with what it shows of it. */
export const presentView = (picture: StoredView, locale: Locale): ArtworkPicture => ({
  ...presentPicture(picture, locale),
  view: picture.view as ArtworkPicture['view'],
})

export const presentFilm = ({ title, file, poster, captions }: StoredFilm, locale: Locale): Film => ({
  title: localize(title, locale),
  file,
  poster: presentPicture(poster, locale),
  captions: presentCaptions(captions),
})

/** The captions of a film, language by language. */
export const presentCaptions = (captions: StoredFilm['captions']): Film['captions'] =>
  LOCALES.flatMap((locale) => {
    const file = captions[locale]
    return file === undefined ? [] : [{ locale, file }]
  })

export const presentPictureOrNull = (picture: StoredPicture | null, locale: Locale) =>
  picture && presentPicture(picture, locale)

/** Pictures by the hashes of their originals, without words; those that are gone are left out. */
export async function readPictures(db: Database, hashes: string[]): Promise<Map<string, Omit<Picture, 'alt'>>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .select(['hash', 'width', 'height', 'thumbhash'])
    .select(sql<string>`palette -> 0 ->> 'color'`.as('color'))
    .where('hash', 'in', hashes)
    .execute()
  return new Map(
    rows.map((row) => {
      const { alt: _, ...told } = presentPicture({ ...row, alt: {} as LocalizedText }, DEFAULT_LOCALE)
      return [row.hash, told]
    }),
  )
}
