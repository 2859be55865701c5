import { expect, test } from 'vitest'

import { PAGE_SIZE } from '../../contract/catalogue/values.ts'
import { openTestSearch } from '../../testing/open-test-search.ts'
import { recordQueries } from '../../testing/record-queries.ts'
import { type SearchDocument, searchDocuments } from './index.ts'

const SUMMER = ['artworks 1']
const SKY = ['artworks 2']
const STUDY = ['artworks 3']
const OILS = ['artworks 2', 'artworks 1']

test('finds in all three languages, whatever the accents, capitals and forms of words', async () => {
  const { find } = await openTestSearch()
  const cases: Record<string, string[]> = {
    'ete riviere': SUMMER,
    'L’ÉTÉ À LA RIVIÈRE': SUMMER,
    sümmèr: SUMMER,
    'rivie\u0300re': [...SUMMER, 'artists 1'],
    oeuvre: STUDY,
    œuvre: STUDY,
    'grosse strasse': ['artworks 4'],
    'GROẞE STRAßE': ['artworks 4'],
    'Ｒｅｄ　ｓｋｙ': SKY,
    skies: SKY,
    'ciels rouges': SKY,
    jardin: ['series 1'],
    garden: ['series 1'],
    天空: SKY,
    红色的天空: SKY,
    向日葵: STUDY,
    园林: ['series 1'],
    小船: SUMMER,
    林月: [...STUDY, ...SKY, 'artists 2', 'series 1'],
    'lin 天空': SKY,
    Red天空: SKY,
    'huile sur toile': OILS,
    油画: OILS,
    'summer vasseur': SUMMER,
    'seven works': ['news 1'],
    barques: SUMMER,
    journal: ['press 1'],
    'the sky of the': SKY,
    la: SUMMER,
    // A last word that nothing holds may be the beginning of one.
    vass: ['artworks 4', 'artworks 1', 'artists 1', 'news 1'],
    'hélène va': [],
  }

  const found: typeof cases = {}
  for (const query of Object.keys(cases)) found[query] = await find(query)

  expect(found).toEqual(cases)
})

test('Chinese is found by words first, and by characters when no word matches', async () => {
  const { find } = await openTestSearch([
    { type: 'artworks', id: 1, title: { en: 'Gulls', cn: '海上海鸥' } },
    { type: 'artworks', id: 2, title: { en: 'Night', cn: '上海之夜' } },
    { type: 'artworks', id: 3, title: { en: 'Moonlight', cn: '明月' } },
  ])

  expect(await find('上海')).toEqual(['artworks 2'])
  expect(await find('上海鸥')).toEqual(['artworks 1'])
  expect(await find('月')).toEqual(['artworks 3'])
})

test('what is really absent finds nothing', async () => {
  const { db } = await openTestSearch()
  const nothing = { total: 0, ids: [] }
  const results = { artworks: nothing, artists: nothing, series: nothing, news: nothing, press: nothing }

  for (const query of ['xylophone', 'vasseur dinosaur', 'wine', '2031', '大象', '', '   ', '!?…', '🎨', '&|!:*()']) {
    expect(await searchDocuments(db, { query }), query).toEqual({ corrected: null, results })
  }
})

test('the very title comes first, then titles, names and texts; of equals the shorter title, then the newer one', async () => {
  const boat = { en: 'Boat' }
  const { find } = await openTestSearch([
    { type: 'artworks', id: 1, title: { en: 'Sea' }, texts: [boat] },
    { type: 'artworks', id: 2, title: { en: 'Lake' }, names: [boat] },
    { type: 'artworks', id: 3, title: { en: 'Old boat at sea' } },
    { type: 'artworks', id: 4, title: { en: 'The boat', fr: 'Boat' }, texts: [boat, boat] },
    { type: 'artworks', id: 5, title: { en: 'Blue boat' } },
    { type: 'artworks', id: 6, title: { en: 'Boats' } },
    { type: 'artworks', id: 7, title: { en: 'Red boat' } },
    { type: 'artworks', id: 8, title: { en: 'A lake' }, names: [boat] },
  ])

  expect(await find('boat')).toEqual([4, 6, 7, 5, 3, 8, 2, 1].map((id) => `artworks ${id}`))
})

const many = (type: SearchDocument['type'], count: number, title: string): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => ({ type, id: at + 1, title: { en: title } }))

test('each group shows its best; one alone goes on page after page without a repetition or a gap', async () => {
  const { db } = await openTestSearch([
    ...many('artworks', 60, 'Winter'),
    ...many('artists', 9, 'Winter'),
    ...many('press', 2, 'Winter'),
  ])

  const { results } = await searchDocuments(db, { query: 'winter' })
  const read = async (page: number) => (await searchDocuments(db, { query: 'winter', type: 'artworks', page })).results
  const pages = [await read(1), await read(2), await read(3), await read(4)]

  const sizes = Object.entries(results).map(([type, { total, ids }]) => [type, total, ids.length])
  expect(sizes).toEqual([
    ['artworks', 60, PAGE_SIZE],
    ['artists', 9, 6],
    ['series', 0, 0],
    ['news', 0, 0],
    ['press', 2, 2],
  ])
  expect(pages.map(({ artworks }) => artworks.ids.length)).toEqual([24, 24, 12, 0])
  expect(pages.flatMap(({ artworks }) => artworks.ids)).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at))
  expect(pages.map(({ artworks }) => artworks.total)).toEqual([60, 60, 60, 60])
  expect(pages[0]?.artists).toEqual({ total: 9, ids: [] })
})

test('of very many matches a thousand are counted, and the very title is among them', async () => {
  const { db } = await openTestSearch([
    ...many('artworks', 1200, 'Winter morning'),
    { type: 'artworks', id: 1201, title: { en: 'Winter' } },
    ...many('news', 3, 'Winter'),
  ])

  const { results } = await searchDocuments(db, { query: 'winter' })

  expect(results.artworks.total).toBe(1000)
  expect(results.artworks.ids[0]).toBe(1201)
  expect(results.news.total).toBe(3)
})

test('a search for known words takes one statement, and at most five when nothing matches as it was typed', async () => {
  const { db, pool } = await openTestSearch()
  const count = async (query: string) => {
    // Whose words nobody asked for before takes one more.
    await searchDocuments(db, { query })
    return (await recordQueries(pool, () => searchDocuments(db, { query }))).length
  }

  expect([await count('sky'), await count('red sky 天空 oil'), await count('vaseur'), await count('xyzzy')]).toEqual([
    1, 1, 4, 3,
  ])
  // What cannot be misspelt and is nowhere leaves nothing to try.
  expect([await count('sky 1923'), await count('vaseur 1923')]).toEqual([2, 2])
})

test('a typo is forgiven beside a number that is there, and beside no other', async () => {
  const { db } = await openTestSearch([{ type: 'artworks', id: 1, title: { en: 'Harbour 1923' } }])

  expect(await searchDocuments(db, { query: 'harbuor 1923' })).toMatchObject({
    corrected: 'harbour 1923',
    results: { artworks: { ids: [1] } },
  })
  expect(await searchDocuments(db, { query: 'harbuor 1924' })).toMatchObject({
    corrected: null,
    results: { artworks: { ids: [] } },
  })
})
