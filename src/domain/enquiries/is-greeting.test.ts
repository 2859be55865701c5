import { expect, test } from 'vitest'

import { isGreeting } from './is-greeting.ts'

test.each([
  ['Dear Ada,\n\nthis work is available.', true],
  ['Bonjour Ada Lovelace\nvoici nos photos.', true],
  ['Chère Madame,\r\n\r\nmerci.', true],
  ['Ada，您好：\n\n这件作品现可购得。', true],
  ['Bonjour !\nVoici.', true],
  ['With pleasure, Ada Lovelace, it is yours.', false],
  ['It is yours for less.\n\nShall we meet?', false],
  ['', false],
  ['Dear Ada,', false],
  [`${'We have thought about it, '.repeat(5)}\nand it is so,`, false],
])('%j begins with a greeting: %s', (words, is) => {
  expect(isGreeting(words, 'Ada Lovelace')).toBe(is)
})
