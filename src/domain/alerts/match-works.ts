import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { type ArtworkIndex, findMatching, readArtworkIndex } from '../catalogue/index.ts'
import { DomainError } from '../domain-error.ts'
import { findAmong } from '../search/index.ts'
import { readFilters } from './alert-filters.ts'

/** What an alert looks out for. */
interface Looked {
  artist_id: number | null
  filters: Record<string, unknown> | null
  /** The same for alerts that look out for the same. */
  mark: Buffer
}

/** The works that are new at the gallery, and who asks for which of them. */
export interface NewWorks {
  /** When visitors first saw each, in milliseconds; the newest first. */
  debuts: Map<number, number>
  /** Those that the list, the search or the artist's page shows for an alert. */
  match: (alert: Looked) => Promise<Set<number>>
}

/**
 * Reads the works that came within the last 30 days and are not sold, as they are now. What does not match at first
 * and is changed soon, or what was missed while nobody ran, is so found on a later day.
 */
export async function readNewWorks(db: Database): Promise<NewWorks> {
  const { rows } = await sql<{ id: number; at: Date }>`
    SELECT artworks.id, artwork_debuts.at FROM artwork_debuts JOIN artworks ON artworks.id = artwork_debuts.artwork_id
    WHERE artwork_debuts.at > now() - interval '30 days' AND artworks.availability <> 'sold'
    ORDER BY artwork_debuts.at DESC, artworks.id DESC`.execute(db)
  const ids = rows.map(({ id }) => id)
  const index = await readArtworkIndex(db, ids)
  // Many look out for the same.
  const known = new Map<string, Promise<Set<number>>>()
  return {
    debuts: new Map(rows.map(({ id, at }) => [id, at.getTime()])),
    match: (alert) => {
      const mark = alert.mark.toString('base64')
      const found = known.get(mark) ?? matchOne(db, index, ids, alert)
      known.set(mark, found)
      return found
    },
  }
}

async function matchOne(
  db: Database,
  index: ArtworkIndex,
  ids: number[],
  { artist_id, filters: stored }: Looked,
): Promise<Set<number>> {
  if (artist_id !== null) return new Set(await findMatching(db, index, { artist: String(artist_id) }))
  const filters = readFilters(stored)
  if (!filters) return new Set()
  if (filters.query !== undefined) {
    const shown = new Set(await findMatching(db, index, {}))
    return new Set((await findAmong(db, filters.query, 'artworks', ids)).filter((id) => shown.has(id)))
  }
  // A category that no longer exists finds nothing, and spoils nobody else's day.
  return new Set(await findMatching(db, index, filters).catch(asNothing))
}

function asNothing(error: unknown): number[] {
  if (error instanceof DomainError) return []
  throw error
}
