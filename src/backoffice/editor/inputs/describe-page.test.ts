import { expect, test } from 'vitest'

import { artist } from '../../../messages/en/catalogue/artist.ts'
import { artwork } from '../../../messages/en/catalogue/artwork.ts'
import { artist as french } from '../../../messages/fr/catalogue/artist.ts'
import { artwork as frenchWork } from '../../../messages/fr/catalogue/artwork.ts'
import { describePage } from './describe-page.ts'

const names = {
  'artists/ines': { en: 'Inês Corval' },
  'techniques/oil': { en: 'Oil on canvas', fr: 'Huile sur toile' },
}
const english = { locale: 'en', words: { artist, artwork } } as const

test('a draft’s page is described as the site will describe it, in each language, however little is written', () => {
  const work = { kind: 'artworks' as const, names }
  const draft = { title: { en: 'Low tide' }, artist: 'ines', technique: 'oil', year: 2021, height: 80, width: 60 }

  expect(describePage(work, draft, english)).toEqual({
    title: 'Low tide, Inês Corval',
    description: expect.stringContaining('Low tide by Inês Corval: 2021, Oil on canvas, 80 × 60 cm.'),
  })
  expect(
    describePage(work, draft, { locale: 'fr', words: { artist: french, artwork: frenchWork } })?.description,
  ).toContain('Huile sur toile')
  expect(describePage(work, {}, english)?.title).toBe('…, …')
})

test('artists begin with their strong line, series name whose they are; what has no page is not described', () => {
  const person = { name: { en: 'Inês Corval' }, headline: { en: 'Paints the shore.' } }
  expect(describePage({ kind: 'artists', names }, person, english)?.description).toMatch(/^Paints the shore\. /)
  expect(describePage({ kind: 'series', names }, { title: { en: 'Tides' }, artist: 'ines' }, english)?.title).toBe(
    'Tides, Inês Corval',
  )
  expect(describePage({ kind: 'techniques', names }, {}, english)).toBeUndefined()
})
