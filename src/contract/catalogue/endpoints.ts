import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { count, localizedText, slug } from '../fields.ts'
import { CHOICES, MEASURES, per } from './filters.ts'
import { artistRelations, artworkIds, artworkQuery, name, page } from './queries.ts'
import {
  artist,
  artistCard,
  artwork,
  artworkCard,
  cartArtwork,
  cutout,
  exhibition,
  exhibitionCard,
  news,
  newsCard,
  press,
  pressCard,
  series,
  seriesCard,
  wallRoom,
} from './shapes.ts'
import { ARTIST_GROUPS, EXHIBITION_PERIODS, SEARCH_TYPES } from './values.ts'

const nextPage = z.int().nullable().describe('The number of the next page; null on the last one.')

const facetValue = z
  .object({
    value: z.string(),
    name: z.string().optional().describe('In the caller’s language, where the value is one that staff named.'),
    count: z.int().describe('How many works would be left with this value, the other filters staying.'),
  })
  .meta({ id: 'FacetValue' })

const distribution = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    buckets: z.array(
      z.object({ from: z.number(), to: z.number().nullable().describe('Not included.'), count: z.int() }),
    ),
  })
  .meta({ id: 'Distribution' })

const facets = z
  .object({
    total: z.int().describe('How many works the filters leave.'),
    ...per(CHOICES, () => z.array(facetValue)),
    ...per(MEASURES, () => distribution),
  })
  .meta({ id: 'Facets' })

const query = z.string().trim().min(1).max(200)

const group = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) })

const suggestion = z
  .object({
    type: z.enum(SEARCH_TYPES),
    slug: z.string(),
    artist_slug: z.string().nullable().describe('Of a series: whose it is.'),
    text: z.string(),
    detail: z.string().nullable().describe('Of a work or series: the artist’s name.'),
  })
  .meta({ id: 'Suggestion' })

const category = z.object({ id: z.int(), slug: z.string(), name: localizedText }).meta({ id: 'Category' })

/** Everything that visitors see of the collection. */
export const catalogueEndpoints = {
  'GET /categories': {
    summary: 'The categories of artworks, in order',
    query: z.object({ limit: count({ max: 50, fallback: 50 }) }),
    replies: 'kept',
    status: 200,
    reply: z.object({ categories: z.array(category) }),
  },
  'GET /home': {
    summary: 'What the home page shows: chosen by staff, or the latest',
    replies: 'kept',
    status: 200,
    reply: z.object({
      home: z.object({
        hero: z.object({ artwork: artworkCard.nullable(), exhibition: exhibitionCard.nullable() }),
        exhibition: exhibitionCard.nullable(),
        artworks: z.array(artworkCard),
        artists: z.array(artistCard),
        series: z.array(seriesCard),
        news: z.array(newsCard),
      }),
    }),
  },
  'GET /artists': {
    summary: 'The artists in the gallery’s order',
    query: z.object({ group: z.enum(ARTIST_GROUPS).optional(), page }),
    replies: 'kept',
    status: 200,
    reply: z.object({ artists: z.array(artistCard), next_page: nextPage }),
  },
  'GET /artists/{artist}': {
    summary: 'An artist by id or slug; an earlier slug finds the artist too',
    opens: 'artists',
    params: z.object({ artist: name }),
    query: z.object({ with: artistRelations }),
    replies: 'kept',
    status: 200,
    reply: z.object({ artist }),
  },
  'GET /artworks': {
    summary: 'Works, narrowed and in order, 24 a page',
    query: artworkQuery,
    replies: 'kept',
    status: 200,
    reply: z.object({
      artworks: z.array(artworkCard),
      next_page: nextPage,
      facets: facets.optional().describe('Only when asked for.'),
    }),
  },
  'GET /artworks/{slug}': {
    summary: 'A work, with others by its artist; an earlier slug finds it too',
    opens: 'artworks',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ artwork, other_works: z.array(artworkCard) }),
  },
  'GET /cutouts': {
    summary: 'Works without the ground that they were photographed on; those that have no mask are left out',
    query: z.object({ artwork: artworkIds }),
    replies: 'kept',
    status: 200,
    reply: z.object({ cutouts: z.array(cutout.extend({ artwork_id: z.int() }).meta({ id: 'ArtworkCutout' })) }),
  },
  'GET /pictures/{hash}/zoom': {
    summary: 'How closely a picture of a work may be looked at; asked for first, its tiles are made',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/) }),
    replies: 'fresh',
    status: 200,
    reply: z.object({
      zoom: z.object({
        width: z.int().describe('Of the finest that may be seen, in pixels.'),
        height: z.int(),
        is_ready: z
          .boolean()
          .describe(
            'Whether its tiles are there: /storage/tiles/{hash}/{width}/{column}-{row}.webp, 512 pixels a side, at this width and each half of it that is wider than any of its widths.',
          ),
      }),
    }),
  },
  'GET /cart/artworks': {
    summary: 'The works of a cart as they stand now; those that nobody may see are left out',
    access: 'anybody',
    query: z.object({ id: artworkIds }),
    status: 200,
    reply: z.object({ artworks: z.array(cartArtwork) }),
  },
  'GET /series': {
    summary: 'Series of works, the latest first',
    query: z.object({ artist: name.optional().describe('The id or slug of an artist.'), page }),
    replies: 'kept',
    status: 200,
    reply: z.object({ series: z.array(seriesCard), next_page: nextPage }),
  },
  'GET /series/{slug}': {
    summary: 'A series with its works in order',
    opens: 'series',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ series }),
  },
  'GET /exhibitions': {
    summary: 'Exhibitions at the gallery, the latest first',
    query: z.object({ period: z.enum(EXHIBITION_PERIODS).optional(), page }),
    replies: 'kept',
    status: 200,
    reply: z.object({ exhibitions: z.array(exhibitionCard), next_page: nextPage }),
  },
  'GET /exhibitions/{slug}': {
    summary: 'An exhibition with its artists and works',
    opens: 'exhibitions',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ exhibition }),
  },
  'GET /news': {
    summary: 'News, the latest first',
    query: z.object({ page }),
    replies: 'kept',
    status: 200,
    reply: z.object({ news: z.array(newsCard), next_page: nextPage }),
  },
  'GET /news/{slug}': {
    summary: 'A news article',
    opens: 'news',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ news }),
  },
  'GET /press': {
    summary: 'The press kit, articles and releases, the latest first',
    query: z.object({ kind: z.enum(['kit', 'article', 'release']).optional(), page }),
    replies: 'kept',
    status: 200,
    reply: z.object({ press: z.array(pressCard), next_page: nextPage }),
  },
  'GET /press/{slug}': {
    summary: 'A press item',
    opens: 'press',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ press }),
  },
  'GET /rooms': {
    summary: 'Rooms with an empty wall, for works to be seen in, in order',
    replies: 'kept',
    status: 200,
    reply: z.object({ rooms: z.array(wallRoom) }),
  },
  'GET /places': {
    summary: 'Where every published thing has its page, in parts: for those who list them all, such as a sitemap',
    query: z.object({ part: count({ max: 1000, fallback: 1 }) }),
    replies: 'kept',
    status: 200,
    reply: z.object({
      places: z.array(z.string()).describe('Addresses without a language.'),
      parts: z.int().describe('How many parts there are.'),
    }),
  },
  'GET /search': {
    summary: 'Works, artists, series, news and press that match, the best first; a typo is forgiven',
    query: z.object({
      query,
      type: z.enum(SEARCH_TYPES).optional().describe('One group only, 24 a page; without it the best of each.'),
      page,
    }),
    // What people type is endless, so none of it is kept.
    replies: 'fresh',
    status: 200,
    reply: z.object({
      corrected: z.string().nullable().describe('What was searched instead, when nothing matched as it was typed.'),
      results: z.object({
        artworks: group(artworkCard),
        artists: group(artistCard),
        series: group(seriesCard),
        news: group(newsCard),
        press: group(pressCard),
      }),
    }),
  },
  'GET /search/suggestions': {
    summary: 'What somebody who is still typing may mean',
    query: z.object({ query }),
    replies: 'fresh',
    status: 200,
    reply: z.object({ suggestions: z.array(suggestion) }),
  },
} as const satisfies Record<`GET /${string}`, Endpoint>
