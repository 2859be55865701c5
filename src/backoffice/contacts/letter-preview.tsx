import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { nameLanguage } from '../components/name-language.ts'
import { useLocale, useWords } from '../words.ts'
import type { Letter } from './use-letter.ts'

/** Each letter as it will be read. */
export function LetterPreview({ letter: { reached, textOf } }: { letter: Letter }) {
  const words = useWords().contacts.letter
  const own = useLocale()
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{words.preview}</h2>
      {reached.length === 0 ? <p className="text-muted">{words.nobody}</p> : null}
      <ul className="space-y-4">
        {reached.map(({ contact, name, email, locale }) => (
          <li key={contact} className="space-y-2 border border-line p-4">
            <p className="text-label break-words text-muted">
              {fill(words.to, { email: email ?? '', language: nameLanguage(locale, own) })}
            </p>
            <p className="break-words whitespace-pre-line" lang={LANGUAGES[locale].tag}>
              {textOf(locale).replaceAll('{name}', () => name)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
