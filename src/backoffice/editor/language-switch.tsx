import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { kindOf } from '../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, isLocale, LANGUAGES, type Locale } from '../../contract/locale.ts'
import { useSayComplete } from '../components/completeness.tsx'
import { countTexts } from '../saving/count-texts.ts'
import { useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { useForm } from './form-context.ts'

/** The text that somebody is writing, whichever its language. */
function pathInHand(): string | undefined {
  const [last, ...others] = ((document.activeElement as HTMLElement | null)?.dataset.path ?? '').split('.').toReversed()
  return isLocale(last) ? others.toReversed().join('.') : undefined
}

function isInSight(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** On a phone one language is written at a time; the others wait as they are. A filled mark says that one is complete. */
export function LanguageSwitch() {
  const { editor } = useWords()
  const { item, draft, language, showLanguage } = useForm()
  const say = useSayComplete({ lacks: item.lacks, counts: countTexts(kindOf(item.kind).fields, draft) })
  const languages = useWrittenLanguages()
  const writing = useRef<string>(undefined)
  // Whoever writes goes on in the same field.
  function go(locale: Locale) {
    flushSync(() => showLanguage(locale))
    const field = writing.current && document.querySelector<HTMLElement>(`[data-path="${writing.current}.${locale}"]`)
    writing.current = undefined
    if (field && isInSight(field)) field.focus({ preventScroll: true })
  }
  return (
    <fieldset className="border-b border-line px-4 md:hidden">
      <legend className="sr-only">{editor.writingLanguage}</legend>
      <div className="flex">
        {languages.map((locale) => {
          const { isComplete, words } = say(locale)
          return (
            <button
              key={locale}
              type="button"
              aria-pressed={locale === language}
              className="flex min-h-11 grow basis-0 items-center justify-center gap-2 border-b-2 border-transparent text-muted aria-pressed:border-ink aria-pressed:text-ink"
              onPointerDown={() => (writing.current = pathInHand())}
              onClick={() => go(locale)}
            >
              <span
                aria-hidden="true"
                className={`size-2 rounded-full border border-ink ${isComplete ? 'bg-ink' : ''}`}
              />
              <span aria-hidden="true">
                {LANGUAGES[locale].name}
                {/* Its texts stand in for the others, so they are needed. */}
                {locale === DEFAULT_LOCALE ? ' *' : ''}
              </span>
              <span className="sr-only">{words}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
