import { LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { useLocale } from '../../navigation/locale-path.ts'

/** The `lang` of something told in another language than the page, so that it is read aloud rightly. */
export function useLangOf(): (told: { locale: Locale }) => string | undefined {
  const shown = useLocale()
  return ({ locale }) => (locale === shown ? undefined : LANGUAGES[locale].tag)
}
