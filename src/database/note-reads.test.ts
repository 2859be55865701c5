import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { readPart, rowsOf, watchReads } from './note-reads.ts'
import { touchedBy } from './touched-by.ts'

async function readsOf(make: () => Promise<unknown>): Promise<string[]> {
  const reads = new Set<string>()
  await watchReads.during(reads, make).catch(() => undefined)
  return [...reads].toSorted()
}

test('what something is made from is seen, also in a transaction, and more narrowly where it is said so', async () => {
  const { db } = await openTestGallery()
  const count = (table: string) => sql`SELECT count(*) FROM ${sql.table(table)}`.execute(db)
  const first = () =>
    readPart(
      ['news'],
      () => count('news_artists'),
      () => rowsOf('news', [1, 2]),
    )
  const failing = () =>
    readPart(
      ['news'],
      () => Promise.reject(new Error('no')),
      () => [],
    )

  expect(await readsOf(() => Promise.all([count('gallery'), count('orders'), count('exhibited_artists')]))).toEqual([
    'artworks',
    'exhibitions',
    'gallery',
  ])
  expect(await readsOf(() => db.transaction().execute((tx) => tx.selectFrom('awards').selectAll().execute()))).toEqual([
    'artists',
  ])
  expect(await readsOf(first)).toEqual(['news:1', 'news:2'])
  expect(await readsOf(() => first().then(() => count('news')))).toEqual(['news'])
  expect(await readsOf(() => count('news').then(first))).toEqual(['news'])
  expect(await readsOf(failing)).toEqual(['news'])
  expect(await first()).toMatchObject({ rows: [{ count: '0' }] })
})

test.each<[string | undefined, string[], boolean]>([
  ['news:1', ['news:1'], true],
  ['news:1', ['news:2', 'gallery'], false],
  ['news:1', ['news'], true],
  ['news', ['news:2'], true],
  ['news', ['news.artist:2'], true],
  ['news:1,12 news.artist:3', ['news.artist:3'], true],
  ['news:1,12 news.artist:3', ['news.artist:1'], false],
  ['news:1,12', ['news:12'], true],
  ['gallery', ['menu_items', 'gallery'], true],
  ['gallery', ['menu_items'], false],
  // Nothing is known of it: a new day, a lost connection, something that was made elsewhere.
  ['day', ['menu_items'], true],
  [undefined, ['menu_items'], true],
  ['gallery', ['anything'], true],
  ['gallery', [], true],
])('%s touches what is made from %j: %s', (notice, reads, expected) => {
  expect(touchedBy(notice)(new Set(reads))).toBe(expected)
})
