import fc from 'fast-check'
import { expect, test } from 'vitest'

import { SEARCH_TYPES } from '../../contract/catalogue/values.ts'
import { openTestSearch } from '../../testing/open-test-search.ts'
import { putDocuments, searchDocuments, suggest } from './index.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ...[
      "'",
      '"',
      '\\',
      '&',
      '|',
      '!',
      ':*',
      ':A',
      '(',
      ')',
      '<->',
      '<2>',
      "''",
      '$1',
      '%',
      '_',
      '--',
      ';',
      '@w',
      '=:',
      '~',
    ],
    ...[
      '\u0000',
      '\ud800',
      '\udfff',
      '\u0301',
      '\u200b',
      '\ufeff',
      'ﷺ',
      'ŉ',
      '½',
      'İ',
      '㍿',
      '🎨',
      '👩‍🎨',
      '𠮷野家',
      '한국',
      'ไทย',
    ],
    ...[
      'river',
      'vasseur',
      'vaseur',
      '红色',
      '的',
      '林月',
      'ｒｅｄ',
      'œ',
      'ß',
      'the',
      'l’',
      '2024',
      'a'.repeat(300),
      '红'.repeat(150),
    ],
  ),
)
const query = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''))

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text.normalize('NFKC'))

test('nothing that anybody can type is an error', async () => {
  const { db } = await openTestSearch()

  await fc.assert(
    fc.asyncProperty(query, fc.option(fc.constantFrom(...SEARCH_TYPES)), async (text, type) => {
      const { corrected, results } = await searchDocuments(db, { query: text, type: type ?? undefined })
      const suggestions = await suggest(db, { query: text })

      expect(Object.keys(results)).toEqual(SEARCH_TYPES)
      expect(suggestions.length).toBeLessThanOrEqual(8)
      if (corrected !== null) expect(corrected.isWellFormed()).toBe(true)
      if (!hasWord(text)) {
        expect(suggestions).toEqual([])
        for (const type of SEARCH_TYPES) expect(results[type]).toEqual({ total: 0, ids: [] })
      }
    }),
    { numRuns: 200 },
  )
})

test('whatever stands in a document can be put, and is found by its words', async () => {
  const { db } = await openTestSearch([])

  await fc.assert(
    fc.asyncProperty(query, query, async (title, text) => {
      await putDocuments(db, [
        {
          type: 'artworks',
          id: 1,
          title: { en: title, cn: text },
          names: [{ en: text }],
          texts: [{ en: title, fr: text }],
        },
      ])
      const { results } = await searchDocuments(db, { query: title })
      if (title.length <= 200 && hasWord(title)) expect(results.artworks.ids).toEqual([1])
    }),
    { numRuns: 100 },
  )
})
