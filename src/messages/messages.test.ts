import { expect, test } from 'vitest'

import { DEFAULT_LOCALE, type Locale, LOCALES } from '../contract/locale.ts'
import { fill } from './fill.ts'

// How search reads a language has no counterpart in the others.
const files = import.meta.glob<Record<string, object>>(['./*/**/*.ts', '!**/search.ts', '!**/server.ts'], {
  eager: true,
})
const wordsIn = (locale: Locale): object =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`./${locale}/`))
      .map(([file, words]) => [file.slice(`./${locale}/`.length), words]),
  )

/** Every message under its path, such as `api.errors.not-found`. */
function flatten(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

const placesIn = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test.each(LOCALES)('every message exists in %s and has the same places as in English', (locale) => {
  const english = new Map(flatten(wordsIn(DEFAULT_LOCALE)))
  const others = new Map(flatten(wordsIn(locale)))

  expect([...others.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, message] of english) {
    expect({ key, places: placesIn(others.get(key) ?? '') }).toEqual({ key, places: placesIn(message) })
  }
})

test('no message is empty, and Chinese ones are not left in English', () => {
  for (const locale of LOCALES) {
    for (const [key, message] of flatten(wordsIn(locale))) expect(message.trim(), `${locale} ${key}`).not.toBe('')
  }
  const untranslated = flatten(wordsIn('cn')).filter(
    ([key, message]) =>
      // What is only places and signs has nothing to translate.
      /[\p{L}\p{N}]/u.test(message.replace(/\{\w+\}/g, '')) &&
      !/\p{Script=Han}/u.test(message) &&
      // Languages are called as they call themselves.
      !/notFoundTitle|default_language|written_in/.test(key),
  )
  expect(untranslated).toEqual([])
})

test('no message names our own gallery: every gallery has its own name', () => {
  for (const locale of LOCALES)
    expect(flatten(wordsIn(locale)).filter(([, message]) => /cimaise/i.test(message))).toEqual([])
})

test('French signs keep a space before them that cannot break', () => {
  const breaking = flatten(wordsIn('fr')).filter(([, message]) => / [:;?!»]|« /.test(message))
  expect(breaking).toEqual([])
})

test('values are put into their places; a place without a value stays visible', () => {
  expect(fill('{min} to {max}', { min: 1 })).toBe('1 to {max}')
})
