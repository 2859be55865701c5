import { expect, test } from 'vitest'

import { hasForeignLink, parseLetter } from './parse-letter.ts'

test('empty lines begin paragraphs, and links lead to our own pages', () => {
  expect(
    parseLetter('Dear all,\nspring is here.\r\n\r\n \nSee [the works](/artwork?page=2#top), or [us](/gallery).'),
  ).toEqual([
    ['Dear all, spring is here.'],
    ['See ', { words: 'the works', path: '/artwork?page=2#top' }, ', or ', { words: 'us', path: '/gallery' }, '.'],
  ])
})

test.each([
  '[here](https://evil.example)',
  '[here](//evil.example)',
  '[here](/\\evil.example)',
  '[here](javascript:alert(1))',
  '[here] (/artwork)',
  '[here](/art work)',
  'see http://evil.example',
  'see WWW.evil.example',
])('a link that is none of ours is found: %s', (body) => {
  expect(hasForeignLink(body)).toBe(true)
})

test.each(['plain (words) and [brackets]', '[the works](/artwork) (all of them)', 'a <b> & "c"', '3 : 4'])(
  'what is no link is left alone: %s',
  (body) => {
    expect(hasForeignLink(body)).toBe(false)
  },
)
