// node benchmarks/catalogue.ts: what the catalogue costs at 1,000, 10,000 and 100,000 works, as ratios to SELECT 1 over
// the same pool in the same run. Fails when a promise is broken.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { ClientConfig, Pool } from 'pg'

import { connect, type Database, migrate, startEmbeddedPostgres } from '../src/database/index.ts'
import { fillCatalogue } from '../src/demo/index.ts'
import {
  type ArtworkIndex,
  followArtworks,
  listArtworks,
  readArtist,
  readArtwork,
} from '../src/domain/catalogue/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { searchDocuments, suggest } from '../src/domain/search/index.ts'
import { recordQueries } from '../src/testing/record-queries.ts'

const SIZES = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number)
const ROUNDS = 300

type Case = [name: string, work: (round: number) => Promise<unknown>]

const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-bench-'))
// The account that root lends the database has to get through.
await chmod(folder, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data') })
const table = new Map<string, Record<string, string>>()
const medians = new Map<string, number[]>()
const faults: string[] = []
try {
  for (const size of SIZES) await measureAt(size)
  console.table(Object.fromEntries(table))
  checkPromises()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(`BROKEN: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function measureAt(size: number): Promise<void> {
  const connection = await createFilled(size)
  const { pool, db } = await connect(connection)
  const artworks = await followArtworks({ db, connection })
  try {
    const cases = await createCases(pool, db, artworks.index)
    for (const [name, work] of cases) {
      const { p50, p99, base } = await measure(work, cases[0]![1])
      medians.set(name, [...(medians.get(name) ?? []), p50 / base])
      const row = table.get(name) ?? {}
      row[`${size} p50`] = `${(p50 / base).toFixed(1)}×`
      row[`${size} p99`] = `${(p99 / base).toFixed(1)}×`
      if (name === 'SELECT 1') row[`${size} p50`] += ` (${base.toFixed(2)} ms)`
      table.set(name, row)
    }
    if (size >= 100_000) await findSequentialScans(pool, cases)
  } finally {
    await artworks.close()
    await pool.end()
  }
}

async function createFilled(size: number): Promise<ClientConfig> {
  const admin = await connect(postgres.connection)
  await admin.pool.query(`CREATE DATABASE works_${size}`)
  await admin.pool.end()
  const connection = { ...postgres.connection, database: `works_${size}` }
  const { pool, db } = await connect(connection)
  await migrate(pool, path.resolve('src/database/migrations'))
  const files = await openFiles({ s3: undefined, dataDir: path.join(folder, String(size)) })
  await beginGallery({ db, files, folder: path.resolve('new-gallery') })
  const begun = Date.now()
  await fillCatalogue({ db, files }, size, () => undefined)
  await pool.query('VACUUM (ANALYZE)')
  console.log(`${size} works were added in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  await pool.end()
  return connection
}

async function createCases(pool: Pool, db: Database, index: ArtworkIndex): Promise<Case[]> {
  const plain = { sort: 'latest' as const, page: 1 }
  const four = (round: number) => ({
    ...plain,
    category: ['Painting', 'Drawing'],
    size: ['medium' as const],
    availability: 'available' as const,
    price: { min: 100 + round, max: 9000 },
  })
  const { rows: works } = await pool.query(
    'SELECT slug FROM artworks WHERE published_at IS NOT NULL ORDER BY md5(slug) LIMIT 200',
  )
  const { rows: artists } = await pool.query('SELECT slug, name FROM artists ORDER BY md5(slug) LIMIT 200')
  const of = <Row>(rows: Row[], round: number) => rows[round % rows.length] as Row
  const relations = ['series', 'series.artworks', 'type', 'videos', 'presses', 'news'] as const
  const find = (query: string) => searchDocuments(db, { query })
  return [
    ['SELECT 1', () => pool.query('SELECT 1')],
    ['list, four filters', (round) => listArtworks(db, index, four(round), 'en')],
    ['list, nothing matches', () => listArtworks(db, index, { ...plain, price: { min: 1, max: 2 } }, 'en')],
    ['list, page 40', () => listArtworks(db, index, { ...plain, page: 40 }, 'en')],
    ['list and facets, no filter', () => listArtworks(db, index, { ...plain, with: ['facets'] }, 'en')],
    ['list and facets, four filters', (round) => listArtworks(db, index, { ...four(round), with: ['facets'] }, 'en')],
    ['artwork', (round) => readArtwork(db, of(works, round).slug, 'fr')],
    ['artist, all relations', (round) => readArtist(db, of(artists, round).slug, [...relations], 'cn')],
    ['search en, rare', (round) => find(`harbour ${1 + round}`)],
    ['search en, common', () => find('winter')],
    ['search fr', () => find('le théatre en ete')],
    ['search cn', () => find('夜晚的灯塔')],
    ['search, artist misspelt', (round) => find(misspell(of(artists, round).name.en))],
    ['suggestions', () => suggest(db, { query: 'lighth' })],
  ]
}

function misspell(name: string): string {
  return `${name.slice(0, 3)}${name.slice(4)}`
}

/** Each round is taken right after one of the baseline, so that whatever else the machine does hits both alike. */
async function measure(work: (round: number) => Promise<unknown>, baseline: (round: number) => Promise<unknown>) {
  for (let round = 0; round < 50; round++) await work(round)
  const times: number[] = []
  const bases: number[] = []
  const clock = async (one: (round: number) => Promise<unknown>, round: number, into: number[]) => {
    const begun = performance.now()
    await one(round)
    into.push(performance.now() - begun)
  }
  for (let round = 0; round < ROUNDS; round++) {
    await clock(baseline, round, bases)
    await clock(work, round, times)
  }
  const share = (list: number[], part: number) => list.toSorted((a, b) => a - b)[Math.floor(ROUNDS * part)] as number
  return { p50: share(times, 0.5), p99: share(times, 0.99), base: share(bases, 0.5) }
}

/** Looks at the plan of every statement that the cases send. */
async function findSequentialScans(pool: Pool, cases: Case[]): Promise<void> {
  for (const [name, work] of cases.slice(1)) {
    for (const { text, values } of await recordQueries(pool, () => work(1))) {
      const { rows } = await pool.query({ text: `EXPLAIN ${text}`, values })
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      if (/Seq Scan on (artworks|search_documents)/.test(plan))
        faults.push(`${name} reads all works:\n${text}\n${plan}`)
    }
  }
}

function checkPromises(): void {
  const growth = (name: string) => (medians.get(name)?.at(-1) ?? 0) / (medians.get(name)?.[0] ?? 1)
  for (const name of ['list, four filters', 'artwork']) {
    if (growth(name) > 2)
      faults.push(`${name} grows ${growth(name).toFixed(1)}× from ${SIZES[0]} to ${SIZES.at(-1)} works`)
  }
  for (const name of ['list and facets, no filter', 'list and facets, four filters']) {
    const ratio = medians.get(name)?.at(-1) ?? 0
    if (ratio > 40) faults.push(`${name} take ${ratio.toFixed(1)}× SELECT 1`)
  }
}
