import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'

/** What search engines read of one file at most, in all languages, is 50,000 addresses. */
const PLACES_IN_A_PART = 10_000

/** Every published thing of the collection with its kind, its id and where it has its page. */
export const PLACES = sql`
  SELECT 'artists' AS kind, id, '/artist/' || slug AS place FROM artists WHERE published_at IS NOT NULL
  UNION ALL
  SELECT 'series', series.id, '/artist/' || artists.slug || '/series/' || series.slug FROM series
  JOIN artists ON artists.id = artist_id
  WHERE series.published_at IS NOT NULL AND artists.published_at IS NOT NULL
  UNION ALL
  SELECT 'exhibitions', id, '/gallery/' || slug FROM exhibitions WHERE published_at IS NOT NULL
  UNION ALL
  SELECT 'news', id, '/news/' || slug FROM news WHERE published_at IS NOT NULL
  UNION ALL
  SELECT 'press', id, '/press/' || slug FROM presses WHERE published_at IS NOT NULL
  UNION ALL
  SELECT 'artworks', artworks.id, '/artwork/' || artworks.slug FROM artworks
  JOIN artists ON artists.id = artist_id
  WHERE artworks.published_at IS NOT NULL AND artists.published_at IS NOT NULL`

/** In which order they are listed; rooms to walk through come with exhibitions. */
const ORDER = ['artists', 'series', 'exhibitions', 'walks', 'news', 'press', 'artworks']

/** Where every published thing has its page, without a language: in parts, and how many parts there are. */
export async function listPlaces(db: Database, part: number): Promise<{ places: string[]; parts: number }> {
  const { rows } = await sql<{ place: string | null; total: number }>`
    WITH places AS (
      SELECT kind, place FROM (${PLACES}) AS things
      UNION ALL
      SELECT 'walks', '/artist/' || slug || '/virtual-gallery' FROM artists
      WHERE published_at IS NOT NULL
        AND EXISTS (SELECT FROM artworks WHERE artist_id = artists.id AND artworks.published_at IS NOT NULL)
      UNION ALL
      SELECT 'walks', '/gallery/' || slug || '/virtual-gallery' FROM exhibitions
      WHERE published_at IS NOT NULL AND EXISTS (
        SELECT FROM exhibition_artworks
        JOIN artworks ON artworks.id = artwork_id
        JOIN artists ON artists.id = artworks.artist_id
        WHERE exhibition_id = exhibitions.id AND artworks.published_at IS NOT NULL AND artists.published_at IS NOT NULL
      )
    ), part AS (
      SELECT array_position(${ORDER}, kind) AS rank, place FROM places ORDER BY rank, place
      LIMIT ${PLACES_IN_A_PART} OFFSET ${(part - 1) * PLACES_IN_A_PART}
    )
    SELECT part.place, total FROM (SELECT count(*)::int AS total FROM places) AS counted
    LEFT JOIN part ON true ORDER BY rank, place`.execute(db)
  return {
    places: rows.flatMap(({ place }) => place ?? []),
    parts: Math.max(1, Math.ceil((rows[0]?.total ?? 0) / PLACES_IN_A_PART)),
  }
}
