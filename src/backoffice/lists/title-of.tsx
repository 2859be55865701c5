import type { Words } from '../../contract/content/fields.ts'
import { LANGUAGES, type Locale, LOCALES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useLocale, useWords } from '../words.ts'

/** A text in the wanted language, or else in the first that has it, and which that is. */
export function chooseText(
  words: { [One in Locale]?: string | undefined } | null | undefined,
  locale: Locale,
): { text: string; locale: Locale } | undefined {
  const found = [locale, ...LOCALES].find((one) => words?.[one]?.trim())
  return found && { text: words?.[found] ?? '', locale: found }
}

/** What a thing is called in the staff's language; a name in another one is marked as such. */
export function TitleOf({ words }: { words: Words | null | undefined }) {
  const { lists } = useWords()
  const locale = useLocale()
  const found = chooseText(words, locale)
  if (!found) return <span className="text-muted">{lists.untitled}</span>
  if (found.locale === locale) return found.text
  const { name, tag } = LANGUAGES[found.locale]
  return (
    <>
      <span lang={tag}>{found.text}</span>{' '}
      <span className="text-label text-muted">{fill(lists.fallback, { language: name })}</span>
    </>
  )
}
