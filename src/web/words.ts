import { type Locale, LOCALES } from '../contract/locale.ts'
import type { Area, AreaWords, CommonWords, StorefrontWords } from '../messages/storefront.ts'
import { findByPath } from './find-by-path.ts'
import { localeOfPath, useLocale } from './navigation/locale-path.ts'
import { WORD_FILES } from './word-files.ts'
import { WORDS_OF_PAGES } from './words-of-pages.ts'

type Fetch = () => Promise<Partial<AreaWords> & { storefront?: CommonWords }>

const fetchFile = (locale: Locale, name: Area | 'storefront') => (WORD_FILES[`${locale}.${name}`] as Fetch)()

const loaded = new Map<Locale, Partial<StorefrontWords>>()

async function load(locale: Locale, areas: readonly Area[]): Promise<Partial<StorefrontWords>> {
  const known = loaded.get(locale)
  const parts = areas.filter((area) => known?.[area] === undefined).map((area) => fetchFile(locale, area))
  const [common, ...others] = await Promise.all([
    known ?? fetchFile(locale, 'storefront').then(({ storefront }) => storefront),
    ...parts,
  ])
  // Whatever came meanwhile stays.
  const words = Object.assign({}, common, loaded.get(locale), ...others) as Partial<StorefrontWords>
  loaded.set(locale, words)
  return words
}

/** The areas of words that an address needs; whatever is not listed belongs to the visit. */
export const areasAt = (pathname: string): Area[] =>
  (findByPath(WORDS_OF_PAGES, pathname)?.words ?? 'visit').split(' ') as Area[]

/** Fetches the words of a page's language and areas once; a page may only be rendered afterwards. */
export const loadWords = (pathname: string): Promise<unknown> => load(localeOfPath(pathname), areasAt(pathname))

/** Fetches the words of an area for what opens over pages of any other, or is said there. */
export const loadArea = <Name extends Area>(locale: Locale, area: Name): Promise<Pick<AreaWords, Name>> =>
  load(locale, [area]) as Promise<Pick<AreaWords, Name>>

// The server speaks all languages at once; a browser only the one it shows.
if (import.meta.env.SSR) {
  const names = new Set(Object.keys(WORD_FILES).map((file) => file.split('.')[1]))
  names.delete('storefront')
  const areas = [...names] as Area[]
  await Promise.all(LOCALES.map((locale) => load(locale, areas)))
}

/** The words of the page's language; those of an area only on pages that name it. */
export function useWords(): StorefrontWords {
  const locale = useLocale()
  const words = loaded.get(locale)
  if (!words) throw new Error(`the words of ${locale} were not loaded before rendering`)
  return words as StorefrontWords
}
