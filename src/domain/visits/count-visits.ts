import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { TODAY } from '../gallery/index.ts'

const EVERY_MS = 60_000

/** Where each kind has the names that its pages go by. */
const NAMES = sql`
  SELECT 'artworks' AS kind, slug, id FROM artworks UNION ALL SELECT 'artists', slug, id FROM artists
  UNION ALL SELECT 'series', slug, id FROM series UNION ALL SELECT 'exhibitions', slug, id FROM exhibitions
  UNION ALL SELECT 'news', slug, id FROM news UNION ALL SELECT 'press', slug, id FROM presses
  UNION ALL SELECT kind, key, id FROM content WHERE kind = 'pages'`

/**
 * Counts how often the page of each thing is opened in a day, and nothing of who opens it: in memory, and once a minute
 * in the database, where the counts of all nodes add up. What dies takes its last minute along.
 */
export function countVisits(db: Database, onError: (error: unknown) => void) {
  let counts = new Map<string, number>()
  /** Is told that somebody has opened the page of a thing, such as `artworks/low-tide`. */
  const note = (thing: string): void => {
    counts.set(thing, (counts.get(thing) ?? 0) + 1)
  }

  async function save(): Promise<void> {
    const saved = counts
    if (saved.size === 0) return
    counts = new Map()
    try {
      await saveVisits(db, saved)
    } catch (error) {
      // They are told with those of the next minute.
      for (const [thing, count] of saved) counts.set(thing, (counts.get(thing) ?? 0) + count)
      onError(error)
    }
  }

  const timer = setInterval(() => void save(), EVERY_MS).unref()
  return {
    note,
    save,
    close: async () => {
      clearInterval(timer)
      await save()
    },
  }
}

/** In one order, so that two nodes wait for each other instead of both for both. */
function saveVisits(db: Database, counts: Map<string, number>): Promise<unknown> {
  const things = [...counts].map(([thing, count]) => {
    const at = thing.indexOf('/')
    return { kind: thing.slice(0, at), slug: thing.slice(at + 1), count }
  })
  return transact(db, (tx) =>
    sql`
      INSERT INTO page_visits (kind, id, day, count)
      SELECT kind, id, ${TODAY}, sum(count) FROM jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
        AS noted (kind text, slug text, count int)
      JOIN (${NAMES}) AS names USING (kind, slug) GROUP BY kind, id ORDER BY kind, id
      ON CONFLICT (kind, id, day) DO UPDATE SET count = page_visits.count + excluded.count`.execute(tx),
  )
}

const KEPT_DAYS = 400

/** Forgets what was counted long ago. */
export const forgetVisits = (db: Database): Promise<unknown> =>
  sql`DELETE FROM page_visits WHERE day < ${TODAY} - ${KEPT_DAYS}::int`.execute(db)
