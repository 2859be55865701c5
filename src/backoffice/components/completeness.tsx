import { LANGUAGES, type Locale, LOCALES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'

/** Whether each language is written out: a filled mark, or an open one. */
export function Completeness({ lacks }: { lacks: readonly string[] }) {
  const { lists } = useWords()
  const say = (locale: Locale) =>
    fill(lacks.includes(locale) ? lists.incomplete : lists.complete, { language: LANGUAGES[locale].name })
  return (
    <ul className="flex gap-2">
      {LOCALES.map((locale) => (
        <li key={locale} title={say(locale)} className="flex items-center gap-1 text-[0.75rem] text-muted uppercase">
          <span
            aria-hidden="true"
            className={`size-2 rounded-full border border-ink ${lacks.includes(locale) ? '' : 'bg-ink'}`}
          />
          <span aria-hidden="true">{locale}</span>
          <span className="sr-only">{say(locale)}</span>
        </li>
      ))}
    </ul>
  )
}
