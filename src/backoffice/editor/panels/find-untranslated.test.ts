import { expect, test } from 'vitest'

import type { Words } from '../../../contract/content/fields.ts'
import type { Locale } from '../../../contract/locale.ts'
import { findUntranslated } from './find-untranslated.ts'

test('a technique that was created in passing is told of as long as a language lacks it', () => {
  const names: Record<string, Words> = {
    'techniques/egg-tempera': { en: 'Egg tempera' },
    'categories/painting': { en: 'Painting', fr: 'Peinture', cn: '绘画' },
    'artists/ada': { en: 'Ada' },
  }
  const draft = { technique: 'egg-tempera', category: 'painting', artist: 'ada', kind: 'original' }

  const find = (written: Locale[]) =>
    findUntranslated('artworks', draft, (kind, key) => names[`${kind}/${key}`], written)

  expect(find(['en', 'fr', 'cn'])).toEqual([
    { field: 'technique', kind: 'techniques', words: { en: 'Egg tempera' }, languages: ['fr', 'cn'] },
  ])
  // Nobody is asked for what the gallery does not write.
  expect(find(['en'])).toEqual([])
})
