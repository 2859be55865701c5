import { expect, test } from 'vitest'

import { openTestSearch } from '../../testing/open-test-search.ts'
import { recordQueries } from '../../testing/record-queries.ts'
import { type SearchDocument, searchDocuments, suggest } from './index.ts'

/** A number in letters, so that every document has a word of its own. */
const spell = (number: number) => Array.from(String(number + 1000), (digit) => 'bdfglmnprs'[Number(digit)]).join('o')

const DOCUMENTS = Array.from({ length: 3000 }, (_, at): SearchDocument => ({
  type: at % 10 === 0 ? 'series' : 'artworks',
  id: at + 1,
  title: { en: `Evening ${spell(at)}`, fr: `Le soir ${spell(at)}`, cn: at % 5 === 0 ? '夜晚的灯塔' : '夜晚' },
  names: [{ en: 'Oil on canvas' }],
}))

test('whatever is searched for, common or rare, no statement reads all documents or words', async () => {
  const { db, pool } = await openTestSearch(DOCUMENTS)
  // As many words as a large collection has.
  await pool.query('INSERT INTO search_words SELECT substr(md5(n::text), 1, 8) FROM generate_series(1, 6000) AS n')
  await pool.query('VACUUM (ANALYZE) search_documents, search_words')

  const statements = await recordQueries(pool, async () => {
    for (const query of [
      'evening',
      'oil on canvas',
      spell(77),
      `evening ${spell(78)}`,
      'evenig lolo',
      '灯塔',
      '晚',
      'ev',
    ]) {
      await searchDocuments(db, { query })
      await suggest(db, { query })
    }
    await searchDocuments(db, { query: 'evening', type: 'artworks', page: 30 })
    await suggest(db, { query: 'e' })
  })

  expect(statements.length).toBeGreaterThan(25)
  for (const { text, values } of statements) {
    const { rows } = await pool.query({ text: `EXPLAIN ${text}`, values })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on search_/)
    if (text.includes('@@')) expect(plan).toContain('Bitmap Index Scan on search_documents_keys')
    if (text.includes('%')) expect(plan).toContain('Bitmap Index Scan on search_words_trigrams')
  }
})
