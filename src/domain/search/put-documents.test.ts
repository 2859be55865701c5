import { expect, test } from 'vitest'

import { openTestSearch } from '../../testing/open-test-search.ts'
import { putDocuments, removeDocuments, searchDocuments } from './index.ts'

const RED = { type: 'artworks', id: 1, title: { en: 'Red', cn: '红色' }, names: [{ en: 'Ada' }] } as const
const documents = [{ ...RED, names: [...RED.names] }]

test('a document that is put again is found as it was put last, and no more as before', async () => {
  const { db, find } = await openTestSearch(documents)

  await putDocuments(db, [...documents, { type: 'artworks', id: 1, title: { en: 'Blue' } }])

  expect([await find('red'), await find('ada'), await find('红色')]).toEqual([[], [], []])
  expect(await find('blue')).toEqual(['artworks 1'])
})

test('a document that is removed is not found; others with its number are', async () => {
  const { db, find } = await openTestSearch([...documents, { type: 'news', id: 1, title: { en: 'Red' } }])

  await removeDocuments(db, 'artworks', [1, 2])
  await removeDocuments(db, 'news', [])

  expect(await find('red')).toEqual(['news 1'])
})

test('what is written in a transaction is found after its end, or never', async () => {
  const { db, find } = await openTestSearch([])

  const failed = db.transaction().execute(async (tx) => {
    await putDocuments(tx, documents)
    expect((await searchDocuments(tx, { query: 'red' })).results.artworks.ids).toEqual([1])
    throw new Error('Changed my mind.')
  })

  await expect(failed).rejects.toThrow('Changed my mind.')
  expect(await find('red')).toEqual([])
})

test('several who put the same documents in another order do not stop each other', async () => {
  const { db } = await openTestSearch([])
  const works = Array.from({ length: 400 }, (_, at) => ({
    type: 'artworks' as const,
    id: at + 1,
    title: { en: `Work ${String.fromCodePoint(...Array(4).fill(97 + (at % 26)))}` },
  }))

  await Promise.all([works, works.toReversed(), works, works.toReversed()].map((batch) => putDocuments(db, batch)))

  expect((await searchDocuments(db, { query: 'work' })).results.artworks.total).toBe(400)
})

test('titles without a word, endless words and endless texts are taken', async () => {
  const longWords = (letter: string) => Array.from({ length: 9000 }, (_, at) => `${at}${letter.repeat(55)}`).join(' ')
  const { find } = await openTestSearch([
    { type: 'artworks', id: 1, title: { en: '***' }, texts: [{ en: 'Silence' }] },
    { type: 'artworks', id: 2, title: { en: 'x'.repeat(5000), cn: '红'.repeat(3000) } },
    { type: 'news', id: 1, title: { en: 'Endless' }, texts: [{ en: longWords('q'), fr: longWords('z') }] },
  ])

  expect(await find('silence')).toEqual(['artworks 1'])
  expect(await find('x'.repeat(100))).toEqual(['artworks 2'])
  expect(await find('红红')).toEqual(['artworks 2'])
  expect(await find(`endless 7${'q'.repeat(55)}`)).toEqual(['news 1'])
})
