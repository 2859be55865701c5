// node benchmarks/editor-lists.ts: what the lists of the back office cost at 1,000 and at 100,000 works. Fails when a
// list costs more than twice as much.
import { sql } from 'kysely'

import type { Database } from '../src/database/index.ts'
import { fillColumns, findContent, findNextNumber, listContent } from '../src/domain/content/index.ts'
import { onOwnDatabase } from './on-own-database.ts'

const SIZES = [1000, 100_000]
const ROUNDS = 60
const MOST = 2

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
  'of an artist': { artist: 'artist-3' },
  'of an artist by title': { artist: 'artist-3', sort: 'title' },
  'of a category': { category: 'Painting' },
  'one letter': { query: 'l' },
  'a common word': { query: 'light' },
  'a rare word': { query: 'number77' },
  'a number': { query: 'CM-00042' },
  'artist and word': { query: 'name3 light' },
}

async function hang(db: Database, count: number): Promise<void> {
  await sql`TRUNCATE content CASCADE`.execute(db)
  await sql`
    INSERT INTO content (kind, id, key, version, draft)
    SELECT 'artists', n, 'artist-' || n, 1, jsonb_build_object('name', jsonb_build_object('en', 'Name' || n))
    FROM generate_series(1, ${count / 100}::int) n`.execute(db)
  await sql`
    INSERT INTO content (kind, id, key, version, draft, published, is_visible, published_at, changed_at)
    SELECT 'artworks', n, 'work-' || n, 1, doc, CASE WHEN n % 50 > 0 THEN doc END, n % 50 > 0,
      CASE WHEN n % 50 > 0 THEN now() END, now() - n * interval '1 minute'
    FROM generate_series(1, ${count}::int) n,
      LATERAL (SELECT jsonb_strip_nulls(jsonb_build_object(
        'artist', 'artist-' || (n / 100 + 1), 'category', CASE WHEN n % 3 = 0 THEN 'Painting' ELSE 'Drawing' END,
        'inventory_number', 'CM-' || lpad(n::text, 6, '0'), 'height', 10, 'width', 10,
        'price', CASE WHEN n % 400 > 0 THEN 100 END,
        'title', jsonb_strip_nulls(jsonb_build_object(
          'en', (ARRAY['Light', 'Tide', 'Stone', 'Low light', 'Winter'])[n % 5 + 1] || ' number' || n,
          'fr', CASE WHEN n % 4 > 0 THEN 'Lumière ' || n END, 'cn', '退潮' || n))
      )) AS doc) AS docs`.execute(db)
  const start = performance.now()
  await fillColumns(db)
  console.log(`${count}: filled in within ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await sql`VACUUM ANALYZE content`.execute(db)
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}

await onOwnDatabase(async ({ db }) => {
  const table: Record<string, Record<string, number>> = {}
  for (const size of SIZES) {
    await hang(db, size)
    const measured: [string, () => Promise<unknown>][] = [
      ...Object.entries(QUERIES).map(([name, query]): [string, () => Promise<unknown>] => [
        name,
        () => listContent(db, 'artworks', { sort: 'changed', limit: 50, ...query }, 'en'),
      ]),
      ['find by one letter', () => findContent(db, 'l', 20, 'en')],
      ['next number', () => findNextNumber(db)],
    ]
    for (const [name, work] of measured) (table[name] ??= {})[size] = Number((await medianOf(work)).toFixed(2))
  }
  for (const row of Object.values(table)) row.times = Number(((row[SIZES[1]!] ?? 0) / (row[SIZES[0]!] ?? 1)).toFixed(1))
  console.table(table)
  const broken = Object.entries(table).filter(([, { times = 0 }]) => times > MOST)
  for (const [name, { times }] of broken) console.error(`BROKEN: ${name} costs ${times} times as much`)
  process.exitCode = broken.length > 0 ? 1 : 0
})
