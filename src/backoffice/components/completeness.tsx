import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import type { TextCounts } from '../saving/count-texts.ts'
import { useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'

/** What is known of a thing's languages: the number of its texts where it is open, what it lacks where it is listed. */
export interface Said {
  lacks: readonly string[]
  counts?: TextCounts
}

/** Says of a language whether it is written out, and how far. */
export function useSayComplete({ lacks, counts }: Said) {
  const { lists } = useWords()
  return (locale: Locale) => {
    const { written, all } = counts?.[locale] ?? { written: 0, all: 0 }
    const isComplete = counts ? written === all : !lacks.includes(locale)
    const words = counts ? lists.texts : isComplete ? lists.complete : lists.incomplete
    return { isComplete, words: fill(words, { language: LANGUAGES[locale].name, written, all }) }
  }
}

/** Whether each language is written out: a filled mark, or an open one. */
export function Completeness(said: Said) {
  const say = useSayComplete(said)
  const languages = useWrittenLanguages()
  return (
    <ul className="flex gap-2">
      {languages.map((locale) => {
        const { isComplete, words } = say(locale)
        return (
          <li key={locale} title={words} className="flex items-center gap-1 text-[0.75rem] text-muted uppercase">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full border border-ink ${isComplete ? 'bg-ink' : ''}`}
            />
            <span aria-hidden="true">{locale}</span>
            <span className="sr-only">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
