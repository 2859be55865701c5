import { expect, test } from 'vitest'

import { indexByName } from './index-by-name.ts'

const named = (...names: string[]) => names.map((name) => ({ slug: name, name }))

const lettersOf = (names: string[], locale: 'en' | 'fr' | 'cn') =>
  indexByName(named(...names), locale).map(({ letter, artists }) => [letter, ...artists.map(({ name }) => name)])

test('names stand under the first letter of their last word', () => {
  expect(lettersOf(['Ragnhild Skarvåg', 'Inês Corval', 'Fintan Corless', 'Fadi Sannine'], 'en')).toEqual([
    ['C', 'Fintan Corless', 'Inês Corval'],
    ['S', 'Fadi Sannine', 'Ragnhild Skarvåg'],
  ])
})

test('an accent opens no letter of its own', () => {
  expect(lettersOf(['Anna Éluard', 'Bo Ek', 'Jan Łukasz', 'Ida Lund'], 'fr').map(([letter]) => letter)).toEqual([
    'E',
    'L',
  ])
})

test('Chinese names stand by their sound', () => {
  expect(lettersOf(['祁鹤年', '林月', '蒲映川', '卢泰谦', '伊内丝·科瓦尔', '埃尔西利娅·托尼亚里尼'], 'cn')).toEqual([
    ['A', '埃尔西利娅·托尼亚里尼'],
    ['L', '林月', '卢泰谦'],
    ['P', '蒲映川'],
    ['Q', '祁鹤年'],
    ['Y', '伊内丝·科瓦尔'],
  ])
})
