import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { findColumns } from './find-columns.ts'

test.each(LOCALES)('a header is of the language that it is written in, whoever asks in %s', (locale) => {
  const headers = ['Title', 'Titre (français)', '标题', 'Artist', 'Hauteur', 'inventory_number', 'Title', 'Bogus']

  expect(findColumns('artworks', headers, new Map(), locale)).toEqual([
    ...['title_en', 'title_fr', 'title_cn', 'artist', 'height', 'inventory_number', null, null],
  ])
})

test('what was told of a header before goes first, also that it means nothing', () => {
  const told = new Map([
    ['bogus', 'year'],
    ['title', null],
  ])

  expect(findColumns('artworks', ['Bogus', 'Title'], told, 'en')).toEqual(['year', null])
})
