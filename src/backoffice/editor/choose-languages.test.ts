import { expect, test } from 'vitest'

import { chooseLanguages } from './choose-languages.ts'

const artist = { kind: 'artists' as const, languages: [], lacks: [] }
const name = { en: 'Ada Roy' }

test('an artist who is written about in a language is published in it, be the name there or not', () => {
  const draft = { name, city: { en: 'Lyon' }, headline: { en: 'Paints water.', fr: 'Peint l’eau.' } }

  expect(chooseLanguages(artist, draft)).toEqual(['en', 'fr'])
})

test('a name alone is the same in every language; a text that only one language has is not', () => {
  expect(chooseLanguages(artist, { name })).toEqual(['en', 'fr', 'cn'])
  expect(chooseLanguages(artist, { name, headline: { en: 'Paints water.' } })).toEqual(['en'])
})

test('a work is published in the languages that it has a title in', () => {
  const work = { ...artist, kind: 'artworks' as const }

  expect(chooseLanguages(work, { title: { en: 'Tides', cn: '潮汐' }, about: { fr: 'La mer.' } })).toEqual(['en', 'cn'])
})
