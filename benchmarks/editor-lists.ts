// node benchmarks/editor-lists.ts: what the lists of the back office cost at 1,000 and at 100,000 works, one call after
// the other in turns, so that whoever else uses the machine slows both down. Fails when one costs more than twice as
// much. Where less than a page is found among 1,000, showing two things would be weighed against showing fifty: so both
// are asked for as many rows as there are among 1,000 (`rows`), and whatever is found is collected, counted and sorted
// all the same. What a full page costs there is told beside it, in times of a full page of the latest among 1,000.
import { sql } from 'kysely'

import type { Database } from '../src/database/index.ts'
import {
  fillColumns,
  findContent,
  findNextNumber,
  listContent,
  listHistory,
  listTrash,
  saveDraft,
  writeTable,
} from '../src/domain/content/index.ts'
import { onOwnDatabase } from './on-own-database.ts'
import { round, timeInTurns, timeOf, weigh } from './time-in-turns.ts'

const [FEW, MANY] = [1000, 100_000]
const MOST = 2
/** What a table of 100,000 lines may take of the memory, in megabytes. */
const MOST_MEMORY = 100

type Query = Partial<Parameters<typeof listContent>[2]>

const QUERIES: Record<string, Query> = {
  'the latest': {},
  'by title': { sort: 'title' },
  'by number': { sort: 'number' },
  drafts: { state: 'draft' },
  'drafts by title': { state: 'draft', sort: 'title' },
  published: { state: 'published' },
  'without French': { lacks: 'fr' },
  'without a price': { lacks: 'price' },
  'without a price by title': { lacks: 'price', sort: 'title' },
  'of an artist': { artist: 'artist-3' },
  'of an artist by title': { artist: 'artist-3', sort: 'title' },
  'of a category': { category: 'Painting' },
  'drafts of a category by title': { category: 'Painting', state: 'draft', sort: 'title' },
  'one letter': { query: 'l' },
  'a common word': { query: 'light' },
  'a rare word': { query: 'number77' },
  'a number': { query: 'CM-00042' },
  'artist and word': { query: 'name3 light' },
  'artist and word by title': { query: 'name3 light', sort: 'title' },
  // Nearly all of these were changed long ago.
  'an early artist and word': { query: 'name9 light' },
  'words that never meet': { query: 'tide winter' },
  'of an artist, by a word': { artist: 'artist-3', query: 'light' },
}

/** Hangs works of about three kilobytes each, lying in no order, as a gallery has them that is older than its lists. */
async function hang(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO content (kind, id, key, version, draft)
    SELECT 'artists', n, 'artist-' || n, 1, jsonb_build_object('name', jsonb_build_object('en', 'Name' || n))
    FROM generate_series(1, ${count / 100}::int) n`.execute(db)
  await sql`
    INSERT INTO content (kind, id, key, version, draft, published, is_visible, published_at, changed_at)
    SELECT 'artworks', n, 'work-' || n, 1, doc, CASE WHEN n % 50 > 0 THEN doc END, n % 50 > 0,
      CASE WHEN n % 50 > 0 THEN now() END, now() - n * interval '1 minute'
    FROM generate_series(1, ${count}::int) n,
      LATERAL (SELECT string_agg(md5(n::text || line), ' ') AS about FROM generate_series(1, 24) line) AS texts,
      LATERAL (SELECT jsonb_strip_nulls(jsonb_build_object(
        'artist', 'artist-' || (n / 100 + 1), 'category', CASE WHEN n % 3 = 0 THEN 'Painting' ELSE 'Drawing' END,
        'inventory_number', 'CM-' || lpad(n::text, 6, '0'), 'height', 10, 'width', 10,
        'price', CASE WHEN n % 400 > 0 THEN 100 END,
        'about', jsonb_build_object('en', about, 'fr', about, 'cn', about),
        'title', jsonb_strip_nulls(jsonb_build_object(
          'en', (ARRAY['Light', 'Tide', 'Stone', 'Low light', 'Winter'])[n % 5 + 1] || ' number' || n,
          'fr', CASE WHEN n % 4 > 0 THEN 'Lumière ' || n END, 'cn', '退潮' || n))
      )) AS doc) AS docs
    ORDER BY md5(n::text)`.execute(db)
  // Every work has a history, the first a long one, and as many as a tenth have been removed.
  await sql`
    INSERT INTO content_changes (kind, content_id, version, act, actor, key, before, after)
    SELECT 'artworks', id, version, act, 'someone', 'former-' || id,
      jsonb_build_object('draft', jsonb_build_object('title', jsonb_build_object('en', 'Form ' || version))),
      CASE act WHEN 'drafted' THEN jsonb_build_object('draft', jsonb_build_object('title', 'Form')) END
    FROM (
      SELECT n AS id, 1 AS version, 'drafted' AS act FROM generate_series(1, ${count}::int) n
      UNION ALL SELECT 1, n, 'drafted' FROM generate_series(2, 300) n
      UNION ALL SELECT ${count}::int + n, 1, 'removed' FROM generate_series(1, ${count / 10}::int) n) AS changes`.execute(
    db,
  )
  const start = performance.now()
  await fillColumns(db)
  console.log(`${count}: filled in within ${((performance.now() - start) / 1000).toFixed(1)} s`)
  // As a gallery lies that has had its lists from the beginning.
  await sql`VACUUM FULL content`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

let saved = 0

/** One more save of a sitting, as often as it is called. */
async function save(db: Database): Promise<void> {
  const { rows } = await sql<{ draft: { title: object } }>`
    SELECT draft FROM content WHERE kind = 'artworks' AND id = 500`.execute(db)
  const draft = { ...rows[0]?.draft, title: { ...rows[0]?.draft.title, fr: `Lumière ${++saved}` } }
  await saveDraft(db, { name: 'someone' }, { kind: 'artworks', id: 500, draft })
}

const PAGE = 50

const latest = async (db: Database, limit: number) =>
  (await listContent(db, 'artworks', { sort: 'changed', limit }, 'en')).items.length

/** Lists by how many rows are asked for; they tell how many came. */
const LISTS: Record<string, (db: Database, limit: number) => Promise<number>> = {
  ...Object.fromEntries(
    Object.entries(QUERIES).map(([name, query]) => [
      name,
      async (db: Database, limit: number) =>
        (await listContent(db, 'artworks', { sort: 'changed', ...query, limit }, 'en')).items.length,
    ]),
  ),
  'find by one letter': async (db, limit) => (await findContent(db, 'l', Math.min(limit, 20), 'en')).length,
  'find by two words': async (db, limit) => (await findContent(db, 'name3 lig', Math.min(limit, 20), 'en')).length,
}

const CALLS: Record<string, (db: Database) => Promise<unknown>> = {
  'next number': findNextNumber,
  history: (db) => listHistory(db, 'artworks', 1, undefined),
  trash: (db) => listTrash(db, 'artworks'),
  'a save': save,
}

interface Line {
  few: number
  many: number
  times: number
  rows?: number
  full?: number
}

/** Writes the whole list as a table and tells what it took. */
async function exportAll(db: Database): Promise<{ seconds: number; memory: number; lines: number }> {
  const before = process.memoryUsage.rss()
  let [most, lines] = [0, 0]
  const seconds = await timeOf(async () => {
    for await (const _ of writeTable(db, 'artworks', { sort: 'changed' }, 'en')) {
      if (++lines % 1000 === 0) most = Math.max(most, process.memoryUsage.rss() - before)
    }
  })
  return { seconds: seconds / 1000, memory: most / 1024 / 1024, lines }
}

await onOwnDatabase(({ db: few }) =>
  onOwnDatabase(async ({ db: many }) => {
    await hang(few, FEW)
    await hang(many, MANY)
    const table: Record<string, Line> = {}
    for (const [name, call] of Object.entries(LISTS)) {
      const rows = (await call(few, PAGE)) || PAGE
      const isShort = rows < PAGE && (await call(many, PAGE)) > rows
      const [atFew, atMany, full, page] = await timeInTurns([
        () => call(few, rows),
        () => call(many, rows),
        ...(isShort ? [() => call(many, PAGE), () => latest(few, PAGE)] : []),
      ])
      const ofPage = full === undefined || page === undefined ? {} : { full: round(full / page) }
      table[name] = { ...weigh(atFew, atMany), rows, ...ofPage }
    }
    for (const [name, call] of Object.entries(CALLS)) {
      const [atFew, atMany] = await timeInTurns([() => call(few), () => call(many)])
      table[name] = weigh(atFew, atMany)
    }
    console.table(table)
    const { seconds, memory, lines } = await exportAll(many)
    console.log(`a table of ${lines} lines: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB more of memory`)
    const { rows } = await sql<{ size: string; indexes: string }>`
      SELECT pg_size_pretty(pg_table_size('content')) AS size, pg_size_pretty(pg_indexes_size('content')) AS indexes`.execute(
      many,
    )
    console.log(`content takes ${rows[0]?.size}, its indexes ${rows[0]?.indexes}`)
    const broken = Object.entries(table).filter(([, { times }]) => times > MOST)
    for (const [name, { times }] of broken) console.error(`BROKEN: ${name} costs ${times} times as much`)
    if (memory > MOST_MEMORY) console.error(`BROKEN: a table takes ${memory.toFixed(0)} MB`)
    process.exitCode = broken.length > 0 || memory > MOST_MEMORY ? 1 : 0
  }),
)
