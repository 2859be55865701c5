import { COUNTRY_CODES } from '../../contract/countries.ts'
import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { formatCountry } from '../../messages/format.ts'

/** Every country with its name in a language, in the order that language sorts them. */
export function countriesIn(locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag)
  return COUNTRY_CODES.map((code) => ({ code, name: formatCountry(code, locale) })).toSorted((a, b) =>
    compare(a.name, b.name),
  )
}

/** Whether these are the letters of a country that we know a name for. */
export const isCountry = (code: unknown): code is string => COUNTRY_CODES.includes(code as string)
