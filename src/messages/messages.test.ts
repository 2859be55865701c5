import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '../contract/locale.ts'
import { apiMessages } from './api.ts'
import { storefront as cn } from './cn/storefront.ts'
import { demoIdentityMessages } from './demo-identity.ts'
import { storefront as en } from './en/storefront.ts'
import { fill } from './fill.ts'
import { storefront as fr } from './fr/storefront.ts'
import { mailMessages } from './mail.ts'

const areas = import.meta.glob<Record<string, object>>(
  './*/{account,application,artist,artwork,cart,enquiry,filters,home,outbox,plan,visit,walk}.ts',
  {
    eager: true,
  },
)
const areasOf = (locale: Locale) =>
  Object.assign(
    {},
    ...Object.entries(areas).flatMap(([file, words]) => (file.startsWith(`./${locale}/`) ? [words] : [])),
  )

const dictionaries: Record<Locale, object> = {
  en: { api: apiMessages.en, mail: mailMessages.en, identity: demoIdentityMessages.en, ...en, ...areasOf('en') },
  fr: { api: apiMessages.fr, mail: mailMessages.fr, identity: demoIdentityMessages.fr, ...fr, ...areasOf('fr') },
  cn: { api: apiMessages.cn, mail: mailMessages.cn, identity: demoIdentityMessages.cn, ...cn, ...areasOf('cn') },
}

/** Every message under its path, such as `api.errors.not-found`. */
function flatten(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

const placesIn = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test.each(LOCALES)('every message exists in %s and has the same places as in English', (locale) => {
  const english = new Map(flatten(dictionaries.en))
  const others = new Map(flatten(dictionaries[locale]))

  expect([...others.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, message] of english) {
    expect({ key, places: placesIn(others.get(key) ?? '') }).toEqual({ key, places: placesIn(message) })
  }
})

test('no message is empty, and Chinese ones are not left in English', () => {
  for (const locale of LOCALES) {
    for (const [key, message] of flatten(dictionaries[locale])) expect(message.trim(), `${locale} ${key}`).not.toBe('')
  }
  const untranslated = flatten(dictionaries.cn).filter(
    ([key, message]) =>
      // What is only places and signs has nothing to translate.
      /[\p{L}\p{N}]/u.test(message.replace(/\{\w+\}/g, '')) &&
      !/\p{Script=Han}/u.test(message) &&
      !/notFoundTitle/.test(key),
  )
  expect(untranslated).toEqual([])
})

test('French signs keep a space before them that cannot break', () => {
  const breaking = flatten(dictionaries.fr).filter(([, message]) => / [:;?!»]|« /.test(message))
  expect(breaking).toEqual([])
})

test('values are put into their places; a place without a value stays visible', () => {
  expect(fill('{min} to {max}', { min: 1 })).toBe('1 to {max}')
})
