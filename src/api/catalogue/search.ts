import type { FastifyInstance } from 'fastify'

import type { SearchType } from '../../contract/catalogue/values.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import {
  readArtistCards,
  type readArtworkCards,
  readNewsCards,
  readPressCards,
  readSeriesCards,
} from '../../domain/catalogue/index.ts'
import { searchDocuments, suggest } from '../../domain/search/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { cardReaderOf } from './read-cards.ts'

export function serveSearch(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const readCards = cardReaderOf(parts)
  serve(app, parts, 'GET /search', async ({ query, locale }) => {
    const { corrected, results } = await searchDocuments(db, query)
    const [artworks, artists, series, news, press] = await Promise.all([
      readCards(db, results.artworks.ids, locale),
      readArtistCards(db, results.artists.ids, locale),
      readSeriesCards(db, results.series.ids, locale),
      readNewsCards(db, results.news.ids, locale),
      readPressCards(db, results.press.ids, locale),
    ])
    return {
      corrected,
      results: {
        artworks: { total: results.artworks.total, items: artworks },
        artists: { total: results.artists.total, items: artists },
        series: { total: results.series.total, items: series },
        news: { total: results.news.total, items: news },
        press: { total: results.press.total, items: press },
      },
    }
  })
  serve(app, parts, 'GET /search/suggestions', async ({ query, locale }) => ({
    suggestions: await presentSuggestions(db, await suggest(db, query), locale, readCards),
  }))
}

/** Ids become what a line below the search field shows and leads to. */
async function presentSuggestions(
  db: Database,
  found: Awaited<ReturnType<typeof suggest>>,
  locale: Locale,
  readCards: typeof readArtworkCards,
) {
  const idsOf = (type: SearchType) => found.filter((one) => one.type === type).map(({ id }) => id)
  const [artworks, artists, series, news, press] = await Promise.all([
    readCards(db, idsOf('artworks'), locale),
    readArtistCards(db, idsOf('artists'), locale),
    readSeriesCards(db, idsOf('series'), locale),
    readNewsCards(db, idsOf('news'), locale),
    readPressCards(db, idsOf('press'), locale),
  ])
  const lines = [
    ...artworks.map(({ id, slug, title, artist }) => line('artworks', id, { slug, text: title, detail: artist.name })),
    ...artists.map(({ id, slug, name }) => line('artists', id, { slug, text: name })),
    ...series.map(({ id, slug, title, artist }) =>
      line('series', id, { slug, text: title, detail: artist.name, artist_slug: artist.slug }),
    ),
    ...news.map(({ id, slug, title }) => line('news', id, { slug, text: title })),
    ...press.map(({ id, slug, title }) => line('press', id, { slug, text: title })),
  ]
  return found.flatMap(({ type, id }) => lines.find((one) => one.type === type && one.id === id) ?? [])
}

interface Line {
  slug: string
  text: string
  detail?: string
  artist_slug?: string
}

const line = (type: SearchType, id: number, { slug, text, detail, artist_slug }: Line) => ({
  type,
  id,
  slug,
  text,
  detail: detail ?? null,
  artist_slug: artist_slug ?? null,
})
