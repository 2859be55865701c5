import { expect, test } from 'vitest'

import { splitParts } from './written-parts.ts'

test('a text is split at its headings; what stands before the first is its opening', () => {
  expect(splitParts('Hello.\n\n## One\n\nFirst.\n\nStill first.\n\n## Two\nSecond.')).toEqual({
    opening: 'Hello.',
    parts: [
      { id: 'one', heading: 'One', text: 'First.\n\nStill first.' },
      { id: 'two', heading: 'Two', text: 'Second.' },
    ],
  })
  expect(splitParts('## One\n\nFirst.').opening).toBe('')
  expect(splitParts('')).toEqual({ opening: '', parts: [] })
})

test.each([
  ['Can I see a work before I buy it?', 'can-i-see-a-work-before-i-buy-it'],
  ['Combien de temps une œuvre m’est-elle réservée ?', 'combien-de-temps-une-oeuvre-m-est-elle-reservee'],
  ['可以先看作品再买吗？', '可以先看作品再买吗'],
  ['???', 'part'],
  ['Content', 'content-2'],
])('%s is reached by #%s', (heading, id) => {
  expect(splitParts(`## ${heading}\n\nText.`).parts[0]?.id).toBe(id)
})

test('headings of the same name get different ids', () => {
  expect(splitParts('## Price\n\nA.\n\n## Price\n\nB.').parts.map(({ id }) => id)).toEqual(['price', 'price-2'])
})
