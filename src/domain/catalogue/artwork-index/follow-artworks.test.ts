import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Database } from '../../../database/index.ts'
import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { listArtworks } from '../reading/list-artworks.ts'
import { ArtworkIndex } from './artwork-index.ts'
import { followArtworks } from './follow-artworks.ts'

/** As many works as that one, each published a minute before the last. */
async function addCopies(db: Database, id: number, count: number): Promise<void> {
  const { rows } = await sql<{ columns: string }>`SELECT string_agg(column_name, ', ') AS columns
    FROM information_schema.columns WHERE table_name = 'artworks' AND is_generated = 'NEVER'`.execute(db)
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`INSERT INTO artworks (${columns}) SELECT ${columns} FROM (
    SELECT copy.* FROM artworks, generate_series(1, ${count}) AS n, LATERAL jsonb_populate_record(artworks,
      jsonb_build_object('id', artworks.id + n, 'slug', 'low-tide-' || n,
        'published_at', artworks.published_at - n * interval '1 minute')) AS copy
    WHERE artworks.id = ${id}) AS copies`.execute(db)
}

const LATEST = { sort: 'latest' as const, page: 1 }

test('a gallery opens before its works are read, and who asks for them waits until they are', async () => {
  const { db, connection, addArtwork } = await openTestGallery()
  await addArtwork()
  let answered = 0
  const { asked, close } = await db.transaction().execute(async (tx) => {
    await sql`LOCK artworks`.execute(tx)
    const followed = await followArtworks({ db, connection, isFilledLater: true })
    followed.fill()
    const list = listArtworks(db, followed.index, LATEST, 'en').finally(() => answered++)
    expect(followed.index.isFilled).toBe(false)
    await sql`SELECT pg_sleep(0.2)`.execute(tx)
    expect(answered).toBe(0)
    return { asked: list, close: followed.close }
  })

  expect((await asked).artworks.map(({ slug }) => slug)).toEqual(['low-tide'])
  await close()
})

test('who waits for works that cannot be read is told so', { timeout: 10_000 }, async () => {
  const { db } = await openTestGallery()

  await expect(listArtworks(db, new ArtworkIndex(), LATEST, 'en')).rejects.toMatchObject({ code: 'unavailable' })
})

test('works that are read bit by bit are all there, in the order of their publication', async () => {
  const { db, connection, addArtwork } = await openTestGallery()
  const { id } = await addArtwork()
  await addCopies(db, id, 5200)

  const { index, close } = await followArtworks({ db, connection })

  const { ids } = index.find({}, { sort: 'latest', page: 1, pageSize: 10_000 })
  expect(ids).toEqual(Array.from({ length: 5201 }, (_, at) => id + at))
  await close()
})
