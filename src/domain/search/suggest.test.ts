import { expect, test } from 'vitest'

import { openTestSearch } from '../../testing/open-test-search.ts'
import { recordQueries } from '../../testing/record-queries.ts'
import { type SearchDocument, suggest } from './index.ts'

async function openSuggestions(documents?: SearchDocument[]) {
  const { db, pool } = await openTestSearch(documents)
  const offer = async (query: string, limit?: number) =>
    (await suggest(db, { query, ...(limit ? { limit } : {}) })).map(({ type, id }) => `${type} ${id}`)
  return { db, pool, offer }
}

test('offers titles and names by the beginning of the last word, in any language', async () => {
  const { offer } = await openSuggestions()
  const cases: Record<string, string[]> = {
    v: ['artists 1'],
    helene: ['artists 1'],
    'hélène va': ['artists 1'],
    'vasseur hel': ['artists 1'],
    su: ['series 1', 'artworks 1'],
    'SUMMER AT': ['artworks 1'],
    paintin: [],
    garde: ['series 1'],
    jard: ['series 1'],
    'l’ét': ['artworks 1', 'artworks 3'],
    œuv: ['artworks 3'],
    林: ['artists 2', 'series 1'],
    林月: ['artists 2'],
    红: ['artworks 2'],
    红色的天: ['artworks 2'],
    天: ['artworks 2', 'artworks 1'],
    葵: ['artworks 3'],
    journal: [],
    '': [],
    '—': [],
    的: ['artworks 2', 'artworks 1'],
  }

  const offered: typeof cases = {}
  for (const query of Object.keys(cases)) offered[query] = await offer(query)

  expect(offered).toEqual(cases)
})

test('forgives a slip in a word that is complete', async () => {
  const { offer } = await openSuggestions()

  expect(await offer('vaseur')).toEqual(['artists 1'])
  expect(await offer('helene vaseur')).toEqual(['artists 1'])
  expect(await offer('summre at')).toEqual(['artworks 1'])
})

test('artists come first, titles that begin so before others, and every kind has its place', async () => {
  const titled = (type: SearchDocument['type'], from: number, titles: string[]): SearchDocument[] =>
    titles.map((title, at) => ({ type, id: from + at, title: { en: title } }))
  const { offer } = await openSuggestions([
    ...titled('artworks', 1, [
      'On a rose',
      'Roses',
      'Rose in a red vase',
      'White rose',
      'Rosewood',
      'Rosy',
      'Roseau',
      'Evening',
    ]),
    ...titled('artists', 1, ['Salvator Rosa', 'Rosa Bonheur', 'Rosalba Carriera', 'Rosie Lee']),
    ...titled('series', 1, ['Roses', 'Rose petals', 'The rose']),
    ...titled('news', 1, ['Rose']),
  ])

  expect(await offer('ros')).toEqual([
    ...['artists 4', 'artists 3', 'artists 2'],
    ...['series 1', 'series 2'],
    ...['artworks 7', 'artworks 6', 'artworks 5'],
  ])
  expect(await offer('rose')).toEqual([
    ...['series 1', 'series 2'],
    ...['artworks 7', 'artworks 5', 'artworks 2', 'artworks 3', 'artworks 4'],
    'news 1',
  ])
  expect(await offer('ros', 2)).toEqual(['artists 4', 'artists 3'])
})

test('takes one statement for known words, and at most four when nothing begins so', async () => {
  const { db, pool } = await openSuggestions()
  const count = async (query: string) => {
    // Whose words nobody asked for before takes one more.
    await suggest(db, { query })
    return (await recordQueries(pool, () => suggest(db, { query }))).length
  }

  expect([await count('v'), await count('hangin'), await count('vaseur'), await count('xyzzy')]).toEqual([1, 1, 4, 3])
})
