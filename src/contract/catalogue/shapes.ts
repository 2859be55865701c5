import { z } from 'zod'

import { COLOR_NAMES } from '../color.ts'
import { VIEWS } from '../content/kinds/artworks.ts'
import { locale } from '../fields.ts'
import {
  ARTIST_GROUPS,
  AVAILABILITIES,
  EXHIBITION_PERIODS,
  FRAME_PROFILES,
  GLASSES,
  KINDS,
  ORIENTATIONS,
  PRINT_OPTIONS,
  SIZES,
} from './values.ts'

/** A text in the caller's language, or in English where it was not translated. */
const text = z.string()
const localeOfTexts = locale.describe('The language of the texts: the one asked for, or English.')
const centimetres = z.number().describe('Centimetres.')
const year = z.int()
const day = z.iso.date()

export const picture = z
  .object({
    path: z
      .string()
      .describe(
        'The largest JPEG, below /storage. Other widths and formats: the last part is {width}.{avif|webp|jpg}.',
      ),
    widths: z.array(z.int()).describe('The widths that exist.'),
    width: z.int().describe('Of the original, in pixels.'),
    height: z.int(),
    thumbhash: z.string().describe('A blurred preview, base64.'),
    color: z.string().describe('The main colour, such as #aabbcc.'),
    alt: text,
  })
  .meta({ id: 'Picture' })

/** What a visitor sees of an object without the ground that it was photographed on. */
export const cutout = z
  .object({
    path: z
      .string()
      .describe(
        'The largest WebP, transparent around the object, below /storage. Others: the last part is {width}.webp.',
      ),
    widths: z.array(z.int()).describe('The widths that exist.'),
    width: z.int().describe('Of the object in its photograph, in pixels: its own height is that of the work.'),
    height: z.int(),
    thumbhash: z.string().describe('A blurred preview, base64.'),
  })
  .meta({ id: 'Cutout' })

const artworkPicture = picture
  .extend({ view: z.enum([...VIEWS, 'further']).describe('What it shows of the work.') })
  .meta({ id: 'ArtworkPicture' })

const searchWords = {
  search_title: text.nullable().describe('What search engines are to show; null: what the page says.'),
  search_description: text.nullable(),
}

const term = z.object({ id: z.int(), slug: z.string(), name: text }).meta({ id: 'Term' })

const artistName = z.object({ id: z.int(), slug: z.string(), name: text }).meta({ id: 'ArtistName' })

export const artworkCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    title: text,
    artist: artistName,
    category: term,
    technique: term,
    kind: z.enum(KINDS).describe('An original exists once, a print in an edition.'),
    availability: z.enum(AVAILABILITIES),
    year: year.nullable(),
    height: centimetres,
    width: centimetres,
    depth: centimetres.nullable(),
    orientation: z.enum(ORIENTATIONS),
    size: z.enum(SIZES),
    price_on_request: z
      .boolean()
      .describe('Whether its price is to be asked for, by this work or by the gallery for all of them.'),
    final_price: z
      .number()
      .nullable()
      .describe(
        'Euros; null unless it can be bought now: when reserved, sold, not for sale or on request. Also null where the gallery shows prices only to whoever is logged in: GET /cart/artworks then tells them.',
      ),
    picture: picture.nullable(),
  })
  .meta({ id: 'ArtworkCard' })

const color = z.string().describe('Such as #aabbcc.')

const printLook = z
  .object({
    frame: z
      .object({
        profile: z.enum(FRAME_PROFILES),
        width: centimetres.describe('Of its face, in centimetres.'),
        depth: centimetres,
        color,
      })
      .nullable(),
    mat: z.object({ width: centimetres, color }).nullable().describe('It lies around the work, over none of it.'),
    glass: z.enum(GLASSES).nullable(),
    paper: z.object({ color, border: centimetres.describe('Left white around the work, in centimetres.') }).nullable(),
  })
  .meta({ id: 'PrintLook' })

const printOption = z
  .object({
    option: z.enum(PRINT_OPTIONS),
    choices: z.array(
      z.object({
        id: z.int(),
        name: text,
        about: text.nullable().describe('What it is, for whoever has to choose.'),
        price_difference: z.number().describe('Euros.'),
        look: printLook.nullable().describe('What is seen of it; null: nothing.'),
      }),
    ),
  })
  .meta({ id: 'PrintOption' })

/** A work as the cart needs it: its label, and what its options cost. */
export const cartArtwork = artworkCard.extend({ print_options: z.array(printOption) }).meta({ id: 'CartArtwork' })

/** A room with an empty wall, for works to be seen in. */
export const wallRoom = z
  .object({
    id: z.int(),
    name: text,
    picture,
    width: centimetres.describe('How much its picture shows from left to right, in centimetres.'),
    wall: z
      .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
      .describe('Where its wall is empty, in shares of the picture.'),
    floor: z.number().describe('Where the wall meets the floor, as a share of the picture from above.'),
    wall_color: color.nullable(),
    wall_mask: picture.nullable().describe('What of its picture is wall: the lighter, the more.'),
  })
  .meta({ id: 'WallRoom' })

const captions = z
  .array(z.object({ locale, file: z.string() }))
  .describe('What is heard or seen in a film of ours, as WebVTT: paths below /storage.')

const film = z
  .object({ title: text, file: z.string().describe('A path below /storage.'), poster: picture, captions })
  .meta({ id: 'Film' })

const seriesName = z.object({ id: z.int(), slug: z.string(), title: text }).meta({ id: 'SeriesName' })

export const artwork = artworkCard
  .extend({
    about: text.nullable(),
    series: seriesName.nullable(),
    weight: z.number().nullable().describe('Kilograms.'),
    signature: text.nullable(),
    edition: text.nullable(),
    edition_size: z.int().nullable(),
    condition: text.nullable(),
    framing: text.nullable(),
    provenance: text.nullable(),
    certificate: text.nullable(),
    colors: z.array(z.enum(COLOR_NAMES)),
    pictures: z.array(artworkPicture),
    films: z.array(film).describe('Films of the work, seen behind its pictures.'),
    cutout: cutout.nullable().describe('The object without its ground, where the gallery has a mask of it.'),
    turntable: z.array(picture).describe('The work turning once around, in order.'),
    print_options: z.array(printOption),
    ...searchWords,
  })
  .meta({ id: 'Artwork' })

export const seriesCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    title: text,
    artist: artistName,
    first_year: year.nullable(),
    last_year: year.nullable(),
    artwork_count: z.int(),
    available_count: z.int(),
    picture: picture.nullable().describe('That of its first work.'),
  })
  .meta({ id: 'SeriesCard' })

export const series = seriesCard
  .extend({ about: text.nullable(), artworks: z.array(artworkCard), ...searchWords })
  .meta({ id: 'Series' })

export const exhibitionCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    title: text,
    kind: z.enum(['solo', 'group']),
    is_at_gallery: z.boolean(),
    venue: text.nullable(),
    city: text.nullable(),
    year,
    starts_on: day.nullable(),
    ends_on: day.nullable(),
    period: z.enum(EXHIBITION_PERIODS).nullable().describe('Where its days are known.'),
    picture: picture.nullable(),
  })
  .meta({ id: 'ExhibitionCard' })

export const exhibition = exhibitionCard
  .extend({ about: text.nullable(), artists: z.array(artistName), artworks: z.array(artworkCard) })
  .meta({ id: 'Exhibition' })

export const newsCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    title: text,
    lead: text.nullable(),
    published_on: day,
    picture: picture.nullable(),
  })
  .meta({ id: 'NewsCard' })

export const news = newsCard.extend({ body: text, artists: z.array(artistName) }).meta({ id: 'News' })

export const pressCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    kind: z.enum(['kit', 'article', 'release']),
    title: text,
    publication: z.string().nullable().describe('Who printed it.'),
    lead: text.nullable(),
    dated: day,
    link: z.string().nullable(),
    file: z.string().nullable().describe('A path below /storage.'),
    file_size: z.int().nullable().describe('Bytes, where known.'),
    picture: picture.nullable(),
  })
  .meta({ id: 'PressCard' })

export const press = pressCard.extend({ body: text.nullable(), artists: z.array(artistName) }).meta({ id: 'Press' })

const video = z
  .object({
    id: z.int(),
    title: text,
    link: z.string().nullable().describe('The address of a video page.'),
    file: z.string().nullable().describe('A path below /storage.'),
    poster: picture.nullable(),
    captions,
  })
  .meta({ id: 'Video' })

export const artistCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: localeOfTexts,
    name: text,
    headline: text.nullable(),
    type: term,
    groups: z.array(z.enum(ARTIST_GROUPS)),
    country: text.nullable(),
    city: text.nullable(),
    picture: picture.nullable(),
    available_count: z.int(),
    sold_count: z.int(),
  })
  .meta({ id: 'ArtistCard' })

/** What `with` may add to an artist; `type` is always there and may be asked for all the same. */
export const artist = artistCard
  .extend({
    user: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    born: year.nullable(),
    died: year.nullable(),
    biography: text.nullable(),
    artistic_process: text.nullable(),
    statement: text.nullable(),
    ...searchWords,
    education: z.array(z.object({ year, title: text })),
    shows: z
      .array(z.object({ year, title: text }))
      .describe('Exhibitions elsewhere, of which the gallery tells no more.'),
    awards: z.array(z.object({ year, title: text })),
    collections: z.array(text).describe('Public collections that hold works.'),
    exhibitions: z.array(exhibitionCard),
    artworks: z.array(artworkCard).describe('What is for sale first, then the latest.'),
    series: z
      .array(seriesCard.extend({ about: text.nullable(), artworks: z.array(artworkCard).optional(), ...searchWords }))
      .optional(),
    videos: z.array(video).optional(),
    presses: z.array(pressCard).optional(),
    news: z.array(newsCard).optional(),
  })
  .meta({ id: 'Artist' })

export type Picture = z.output<typeof picture>
export type Cutout = z.output<typeof cutout>
export type ArtworkPicture = z.output<typeof artworkPicture>
export type Film = z.output<typeof film>
export type ArtworkCard = z.output<typeof artworkCard>
export type Artwork = z.output<typeof artwork>
export type WallRoom = z.output<typeof wallRoom>
export type PrintLook = z.output<typeof printLook>
export type CartArtwork = z.output<typeof cartArtwork>
export type SeriesCard = z.output<typeof seriesCard>
export type Series = z.output<typeof series>
export type ExhibitionCard = z.output<typeof exhibitionCard>
export type Exhibition = z.output<typeof exhibition>
export type NewsCard = z.output<typeof newsCard>
export type News = z.output<typeof news>
export type PressCard = z.output<typeof pressCard>
export type Press = z.output<typeof press>
export type ArtistCard = z.output<typeof artistCard>
export type Artist = z.output<typeof artist>
