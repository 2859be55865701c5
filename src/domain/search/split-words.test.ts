import { expect, test } from 'vitest'

import { splitWords } from './split-words.ts'

const split = (text: string) => splitWords(text).map(({ text: run, words }) => words ?? run)

test('words are what stands between spaces and signs, in small letters', () => {
  expect(split('The Artist’s “Été”, n° 12/b: Jean-Luc & co.')).toEqual([
    ...['the', 'artist', 's', 'été', 'n', '12', 'b', 'jean', 'luc', 'co'],
  ])
})

test('Chinese is cut into words, beside other scripts too', () => {
  expect(split('红色的天空 Red天空2024')).toEqual([['红色', '的', '天空'], 'red', ['天空'], '2024'])
})

test('wide, ligated and decomposed letters are what they stand for', () => {
  expect(split('Ｒｅｄ ﬁn e\u0301te\u0301 İ')).toEqual(['red', 'fin', 'été', 'i'])
})

test('what is no letter or digit is left out', () => {
  expect(split('\u0000\ud800🎨👩‍🎨 … \u200b\u0301|&!:*()')).toEqual([])
})

test('around an apostrophe both ways of writing are known', () => {
  expect(splitWords('O’Keeffe')).toEqual([{ text: 'o' }, { text: 'keeffe', joined: 'okeeffe' }])
})
