import { expect, test } from 'vitest'

import { guessCountry } from './guess-country.ts'

test('what somebody has chosen or written down comes before what the browser says', () => {
  expect(guessCountry({ known: ['JP', 'DE'], languages: ['de-CH'] })).toBe('JP')
  expect(guessCountry({ known: [null, 'DE'], languages: ['de-CH'] })).toBe('DE')
})

test('a language tells a country where it names one, else it is the gallery’s own', () => {
  expect(guessCountry({ known: [], languages: ['en', 'de-CH', 'en-GB'] })).toBe('CH')
  expect(guessCountry({ known: [undefined], languages: ['zh-Hant-TW'] })).toBe('TW')
  expect(guessCountry({ known: [], languages: ['en', 'es-419', 'sr-Latn', 'xx-ZZ'] })).toBe('FR')
  expect(guessCountry({ known: ['ZZ', '__proto__'], languages: [] })).toBe('FR')
})
