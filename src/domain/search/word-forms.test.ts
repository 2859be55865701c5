import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { splitWords } from './split-words.ts'
import { readForms, recallForms } from './word-forms.ts'

test('a query finds the forms of its words as they were written, numbers and accents included', async () => {
  const { db } = await openTestGallery()
  const query = '007 1923 100000000000000000000 2nd Été rivers ４２'
  const runs = splitWords(query)

  const asked = [await readForms(db, runs), await readForms(db, runs)]

  const written = await recallForms(
    db,
    runs.map(({ text }) => text),
  )
  expect(written.size).toBe(7)
  expect(written.get('rivers')?.stems).toContain('river')
  for (const forms of asked) expect(new Map([...forms].toSorted())).toEqual(new Map([...written].toSorted()))
})
