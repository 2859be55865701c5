import { expect, test } from 'vitest'

import type { Locale } from '../../contract/locale.ts'
import { findWaiting } from './find-waiting.ts'

const languages: Locale[] = ['en', 'fr']
const published = { title: { en: 'Tides', fr: 'Marées' }, pictures: [{ file: 'a.jpg' }] }
const item = { state: 'changed', languages, published } as const

test('a language that is written and not published waits, wherever its texts stand', () => {
  const draft = { title: { ...published.title, cn: '潮汐' }, pictures: [{ file: 'a.jpg', alt: { cn: '海' } }] }

  expect(findWaiting({ ...item, draft })).toEqual(['cn'])
})

test('where something else is not published either, it is not only a language that waits', () => {
  expect(findWaiting({ ...item, draft: { title: { en: 'Tide', fr: 'Marées', cn: '潮汐' } } })).toEqual([])
  expect(findWaiting({ ...item, draft: { ...published, year: 1998 } })).toEqual([])
})

test('what is published as it stands, or not at all, waits for no language', () => {
  expect(findWaiting({ ...item, state: 'published', draft: published })).toEqual([])
  expect(findWaiting({ ...item, state: 'draft', published: null, draft: published })).toEqual([])
})
