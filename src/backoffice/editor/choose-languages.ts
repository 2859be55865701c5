import type { Doc } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locale.ts'
import { countTexts } from '../saving/count-texts.ts'
import { leavesOf, valueAt } from '../saving/leaves.ts'
import type { Item } from './item.ts'

/** The languages that a thing is published in unless somebody says otherwise: those of the gallery that it has a title in. */
export function chooseLanguages(
  { kind, languages, lacks }: Pick<Item, 'kind' | 'languages' | 'lacks'>,
  draft: Doc,
  written: readonly Locale[] = LOCALES,
) {
  const { title, fields } = kindOf(kind)
  const field = title === null ? undefined : fields[title]
  const isSaid = (locale: Locale) => {
    // What has no title is there in a language as soon as nothing is missing in it.
    if (title === null) return languages.includes(locale) || !lacks.includes(locale)
    if (valueAt(draft, `${title}.${locale}`) !== undefined) return true
    // A name needs no translation: something else that is written says that the language is meant.
    if (field?.type !== 'words' || !field.isName) return false
    const { written, all } = countTexts(fields, draft)[locale]
    return written === all || [...leavesOf(draft).keys()].some((path) => path.endsWith(`.${locale}`))
  }
  return written.filter((locale) => locale === DEFAULT_LOCALE || isSaid(locale))
}
