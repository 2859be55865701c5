import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import type { ClientConfig } from 'pg'

import { CHOICES, MEASURES, namesOf } from '../../../contract/catalogue/filters.ts'
import { artworksIn, type Database, listen } from '../../../database/index.ts'
import { CHOICE_COLUMNS, MEASURE_COLUMNS, TERM_TABLES } from '../artwork-filters.ts'
import { seenPrice } from '../seen-price.ts'
import { ArtworkIndex, type IndexedArtwork, type IndexedTerms } from './artwork-index.ts'

const RETRY_AFTER_MS = 1000
const ASK_AGAIN_AFTER_MS = 50

const COLUMNS = [
  ...CHOICES.map((choice) => `artworks.${CHOICE_COLUMNS[choice]}` as const),
  ...MEASURES.map((measure) => {
    const { column } = MEASURE_COLUMNS[measure]
    return column === 'final_price' ? seenPrice({ isLoggedIn: false }).as(column) : (`artworks.${column}` as const)
  }),
]

/** An index that follows the database: whatever any node commits is in it a moment later. */
export interface FollowedArtworks {
  index: ArtworkIndex
  /** Begins to read all works, where that was left for later. */
  fill: () => void
  /** Resolves when everything committed before the call is in the index. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  /** An empty one that somebody has already; else it is made here. */
  index?: ArtworkIndex
  /** Whether works are read only when `fill` is called, and nobody waits for them but those who ask for some. */
  isFilledLater?: boolean
  db: Database
  connection: ClientConfig
  /** Called after the index has taken in a change, with the notice of it; with nothing when there may have been more. */
  onChange?: (notice?: string) => void
  onError?: (error: unknown) => void
}

/** Reads all works and then follows their changes. Notices come in the order of commits and are worked off one by one. */
export async function followArtworks({
  index = new ArtworkIndex(),
  isFilledLater = false,
  db,
  connection,
  onChange,
  onError,
}: Options): Promise<FollowedArtworks> {
  let work = Promise.resolve()
  let isStale = true
  let retry: NodeJS.Timeout | undefined

  const reload = async () => {
    isStale = true
    const [artworks, terms] = await Promise.all([readAllArtworks(db), readTerms(db)])
    index.replace(artworks, terms)
    isStale = false
  }
  const take = async (notice: string | undefined) => {
    const ids = artworksIn(notice)
    if (!ids || isStale || !(await takeIn(db, index, ids))) await reload()
    onChange?.(notice)
  }
  const onNotice = (notice?: string) => {
    work = work
      .then(() => take(notice))
      .catch((error: unknown) => {
        isStale = true
        onError?.(error)
        clearTimeout(retry)
        retry = setTimeout(onNotice, RETRY_AFTER_MS)
      })
  }

  const { hearAll, close: stop } = await listen(connection, 'artworks_changed', onNotice)
  if (!isFilledLater) {
    const first = reload()
    work = first.catch(() => undefined)
    try {
      await first
    } catch (error) {
      await stop()
      throw error
    }
  }
  return {
    index,
    fill: () => onNotice(),
    catchUp: async () => {
      // A lost connection is opened again, unless the database is away altogether.
      while (
        !(await hearAll().then(
          () => true,
          () => false,
        ))
      ) {
        await sql`SELECT 1`.execute(db)
        await sleep(ASK_AGAIN_AFTER_MS)
      }
      await work
    },
    close: async () => {
      clearTimeout(retry)
      await stop()
      await work
      clearTimeout(retry)
    },
  }
}

/** An index of these works alone, as the database has them now; those that visitors may not see are not in it. */
export async function readArtworkIndex(db: Database, ids: number[]): Promise<ArtworkIndex> {
  const index = new ArtworkIndex()
  index.replace(ids.length === 0 ? [] : await readArtworks(db, ids), await readTerms(db))
  return index
}

async function takeIn(db: Database, index: ArtworkIndex, ids: number[]): Promise<boolean> {
  const found = await readArtworks(db, ids)
  const shown = new Set(found.map(({ id }) => id))
  for (const id of ids) if (!shown.has(id)) index.remove(id)
  return found.every((artwork) => index.put(artwork))
}

const AT_ONCE = 5000

/** All works, bit by bit, so that visitors are answered meanwhile. What changes while they are read is told by a notice. */
async function readAllArtworks(db: Database): Promise<IndexedArtwork[]> {
  const all: IndexedArtwork[] = []
  for (let last = 0; ;) {
    const rows = await selectIndexed(db).where('artworks.id', '>', last).orderBy('artworks.id').limit(AT_ONCE).execute()
    all.push(...rows.map(toIndexed))
    if (rows.length < AT_ONCE) return inOrderOfPublication(all)
    last = rows.at(-1)?.id ?? last
  }
}

async function readArtworks(db: Database, ids: number[]): Promise<IndexedArtwork[]> {
  const rows = await selectIndexed(db)
    .where(sql<boolean>`artworks.id = ANY (${ids}::int[])`)
    .execute()
  return inOrderOfPublication(rows.map(toIndexed))
}

const selectIndexed = (db: Database) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .select(['artworks.id', 'artworks.published_at', 'artist_id', ...COLUMNS])
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectIndexed>['execute']>>[number]

const toIndexed = (row: Row): IndexedArtwork => ({
  id: row.id,
  publishedAt: (row.published_at as Date).getTime(),
  artist: row.artist_id,
  columns: row,
})

const inOrderOfPublication = (works: IndexedArtwork[]) =>
  works.toSorted((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)

/** What staff named, in the gallery's order. */
export async function readTerms(db: Database): Promise<IndexedTerms> {
  const read = (table: (typeof TERM_TABLES)[keyof typeof TERM_TABLES]) =>
    db.selectFrom(table).select(['id', 'slug', 'name']).orderBy('position').orderBy('id').execute()
  const terms = {} as IndexedTerms
  for (const kind of namesOf('term')) terms[kind] = await read(TERM_TABLES[kind])
  return terms
}
