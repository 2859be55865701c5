import { useId } from 'react'

import { LANGUAGES, type Locale, LOCALES } from '../../contract/locale.ts'
import { useWords } from '../words.ts'

interface Props {
  value: Locale
  onChange: (locale: Locale) => void
  /** What is to be said of a language, such as that it is missing. */
  say?: (locale: Locale) => string
}

/** The language in which a mail is written and looked at. */
export function Languages({ value, onChange, say }: Props) {
  const { letters } = useWords()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="text-label text-muted">{letters.language}</legend>
      {LOCALES.map((locale) => (
        <label key={locale} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-5 accent-ink"
            checked={locale === value}
            onChange={() => onChange(locale)}
          />
          <span>
            <span lang={LANGUAGES[locale].tag}>{LANGUAGES[locale].name}</span>
            {say ? <span className="block text-label text-muted">{say(locale)}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
