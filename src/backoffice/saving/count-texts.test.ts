import { expect, test } from 'vitest'

import { kindOf } from '../../contract/content/kinds.ts'
import { countTexts } from './count-texts.ts'

test('a language counts what it says of all that is said in any', () => {
  const work = {
    title: { en: 'Ferry', fr: 'Bac', cn: '渡船' },
    about: { en: 'Slow.', fr: 'Lent.' },
    pictures: [{ file: 'one.jpg', alt: { en: 'A ferry' } }, { file: 'two.jpg' }],
  }

  expect(countTexts(kindOf('artworks').fields, work)).toEqual({
    en: { written: 3, all: 3 },
    fr: { written: 2, all: 3 },
    cn: { written: 1, all: 3 },
  })
})

test('what nobody has written and nobody needs does not count, nor do words for a picture, which has some anyway', () => {
  const artist = { name: { en: 'Inês Corval', fr: 'Inês Corval', cn: '伊内斯' }, picture: 'portrait.jpg', city: '  ' }

  expect(countTexts(kindOf('artists').fields, artist).fr).toEqual({ written: 1, all: 1 })
})
