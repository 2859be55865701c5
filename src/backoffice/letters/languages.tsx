import { useId } from 'react'

import { LANGUAGES, type Locale, LOCALES } from '../../contract/locale.ts'
import { Radio } from '../components/radio.tsx'
import { useWords } from '../words.ts'

interface Props {
  /** Those to choose from, if not all. */
  languages?: readonly Locale[]
  value: Locale
  onChange: (locale: Locale) => void
  /** What is to be said of a language, such as that it is missing. */
  say?: (locale: Locale) => string
}

/** The language in which a mail is written and looked at. */
export function Languages({ languages = LOCALES, value, onChange, say }: Props) {
  const { letters } = useWords()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="text-label text-muted">{letters.language}</legend>
      {languages.map((locale) => (
        <Radio key={locale} name={name} isChosen={locale === value} onChoose={() => onChange(locale)}>
          <span>
            <span lang={LANGUAGES[locale].tag}>{LANGUAGES[locale].name}</span>
            {say ? <span className="block text-label text-muted">{say(locale)}</span> : null}
          </span>
        </Radio>
      ))}
    </fieldset>
  )
}
