import type { Doc } from '../../../contract/content/fields.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { nameLanguage } from '../../components/name-language.ts'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'
import { useWrittenLanguages } from '../../written-languages.ts'
import { findName } from '../inputs/reference-names.ts'
import type { Item } from '../item.ts'
import { useNamePath } from '../name-path.ts'
import { findUntranslated } from './find-untranslated.ts'

/** What is said of terms that lack a language, and where they are written. */
export function useUntranslated(item: Item, draft: Doc): { address: string; words: string }[] {
  const { publishing } = useWords()
  const locale = useLocale()
  const namePath = useNamePath()
  const written = useWrittenLanguages()
  return findUntranslated(item.kind, draft, (kind, key) => findName(kind, key, item.names), written).map(
    ({ field, kind, words, languages }) => {
      const name = chooseText(words, locale)?.text ?? ''
      const list = new Intl.ListFormat(LANGUAGES[locale].habits).format(
        languages.map((one) => nameLanguage(one, locale)),
      )
      return {
        address: `/${kind}?${new URLSearchParams({ query: name })}`,
        words: fill(publishing.untranslated, { field: namePath(field), name, languages: list }),
      }
    },
  )
}
