import { expect, test } from 'vitest'

import { titleCopy } from './title-copy.ts'

test('a copy says that it is one in each language that has a title, as long as there is room', () => {
  const long = 'a'.repeat(198)

  expect(titleCopy('artworks', { title: { en: 'Ferry', cn: '渡船' }, year: 2020 })).toEqual({
    title: { en: 'Ferry (copy)', cn: '渡船（副本）' },
  })
  expect(titleCopy('artists', { name: { fr: 'Inês' } })).toEqual({ name: { fr: 'Inês (copie)' } })
  expect(titleCopy('artworks', { title: { en: long } })).toEqual({ title: { en: long } })
  expect(titleCopy('artworks', {})).toEqual({})
})
