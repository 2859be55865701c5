import { expect, test } from 'vitest'

import { countriesIn } from './countries.ts'

test('countries have the names of the language, in its order: accents do not push them to the end', () => {
  const french = countriesIn('fr').map(({ name }) => name)

  expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Espagne'))
  expect(countriesIn('en').find(({ code }) => code === 'DE')?.name).toBe('Germany')
  expect(countriesIn('cn').find(({ code }) => code === 'FR')?.name).toBe('法国')
})

test('each country is there once and has a name', () => {
  const countries = countriesIn('en')

  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(countries.filter(({ code, name }) => name === code || !/^[A-Z]{2}$/.test(code))).toEqual([])
})
