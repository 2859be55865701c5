import { expect, test } from 'vitest'

import { findNeeded, isNeeded } from './is-needed.ts'
import { placeOfLack } from './place-of-lack.ts'

const WORK = {
  title: { en: 'Ferry', fr: 'Bac' },
  kind: 'original',
  height: 80,
  pictures: [{ file: 'one.jpg', alt: { en: 'A ferry', fr: 'Un bac', cn: '渡船' } }, { file: 'two.jpg' }],
}

test.each([
  ['cn', 'title.cn'],
  ['alt', 'pictures.1.alt.en'],
  ['size', 'width'],
  ['price', 'price'],
  ['pixels', 'pictures'],
])('what a work lacks is written where its form has it: %s', (lack, place) => {
  expect(placeOfLack('artworks', WORK, lack)).toBe(place)
})

test('a language is missing where its first text is, in rows too, and a picture that stands for the whole has one place', () => {
  const title = { en: 'Ferry', fr: 'Bac', cn: '渡船' }
  expect(placeOfLack('artworks', { title, pictures: [{ file: 'a.jpg', alt: { en: 'A' } }] }, 'fr')).toBe(
    'pictures.0.alt.fr',
  )
  expect(placeOfLack('artists', { picture: 'a.jpg' }, 'alt')).toBe('picture_alt.en')
  expect(placeOfLack('artists', {}, 'picture')).toBe('picture')
})

test('what keeps a draft from visitors is named by the field it is written in', () => {
  const work = { kind: 'artworks', availability: null } as const

  expect(findNeeded(work, WORK)).toEqual(['artist', 'category', 'technique', 'width', 'price'])
  expect(findNeeded(work, { title: { fr: 'Bac' } })).toEqual(expect.arrayContaining(['title.en', 'artist']))
  expect(findNeeded(work, {})[0]).toBe('title.en')
  expect(findNeeded({ ...work, availability: 'not_for_sale' }, WORK)).not.toContain('price')
  expect(findNeeded({ kind: 'artists', availability: null }, { name: { en: 'Ada' }, awards: [{}] })).toEqual([
    ...['type', 'awards.0.year', 'awards.0.title.en'],
  ])
})

test('a field is marked as long as visitors cannot do without it', () => {
  const work = { kind: 'artworks', availability: null } as const
  const isMarked = (path: string, draft = {}) => isNeeded(work, draft, path)

  expect(['title.en', 'artist', 'height', 'price', 'pictures.0.file'].filter((path) => !isMarked(path))).toEqual([])
  expect(['title', 'title.fr', 'year', 'pictures.0.alt.en', 'pictures'].filter((path) => isMarked(path))).toEqual([])
  expect(isMarked('price', { is_price_on_request: true })).toBe(false)
})
