import { kindOf } from '../../contract/content/kinds.ts'
import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { useSayComplete } from '../components/completeness.tsx'
import { countTexts } from '../saving/count-texts.ts'
import { useWords } from '../words.ts'
import { useForm } from './form-context.ts'

/** On a phone one language is written at a time; the others wait as they are. A filled mark says that one is complete. */
export function LanguageSwitch() {
  const { editor } = useWords()
  const { item, draft, language, showLanguage } = useForm()
  const say = useSayComplete({ lacks: item.lacks, counts: countTexts(kindOf(item.kind).fields, draft) })
  return (
    <fieldset className="border-b border-line px-4 md:hidden">
      <legend className="sr-only">{editor.writingLanguage}</legend>
      <div className="flex">
        {LOCALES.map((locale) => {
          const { isComplete, words } = say(locale)
          return (
            <button
              key={locale}
              type="button"
              aria-pressed={locale === language}
              className="flex min-h-11 grow basis-0 items-center justify-center gap-2 border-b-2 border-transparent text-muted aria-pressed:border-ink aria-pressed:text-ink"
              onClick={() => showLanguage(locale)}
            >
              <span
                aria-hidden="true"
                className={`size-2 rounded-full border border-ink ${isComplete ? 'bg-ink' : ''}`}
              />
              <span aria-hidden="true">{LANGUAGES[locale].name}</span>
              <span className="sr-only">{words}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
