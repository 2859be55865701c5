import { COUNTRY_CODES } from '../../../contract/countries.ts'
import { LANGUAGES, LOCALES } from '../../../contract/locale.ts'
import { inEveryLanguage } from '../../../messages/server.ts'
import { foldText } from '../../fold-text.ts'

const TABLES = inEveryLanguage('tables')

/** The letters of every country by whatever it is called in any language, and by themselves. */
const CODES_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...LOCALES.flatMap((locale) =>
    (['short', 'long'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(LANGUAGES[locale].habits, { type: 'region', style })
      return COUNTRY_CODES.map((code): [string, string] => [foldText(names.of(code) ?? code), code])
    }),
  ),
  ...LOCALES.flatMap((locale) =>
    Object.entries(TABLES[locale].countries).flatMap(([code, words]) =>
      words.split(',').map((word): [string, string] => [foldText(word.trim()), code]),
    ),
  ),
  ...COUNTRY_CODES.map((code): [string, string] => [foldText(code), code]),
])

/** The letters of the country that a text names, in any language or by those letters. */
export const findCountry = (text: string): string | undefined => CODES_BY_NAME.get(foldText(text.trim()))
