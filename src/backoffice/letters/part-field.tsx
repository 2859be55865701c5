import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useWords } from '../words.ts'
import type { MailWords, useTypedWords } from './use-typed-words.ts'

interface Props {
  part: MailWords['parts'][number]
  locale: Locale
  typed: ReturnType<typeof useTypedWords>
}

/** One part of a mail in one language, with the way back to how it came. */
export function PartField({ part: { part, max, original, needed }, locale, typed }: Props) {
  const { words } = useWords().letters
  const value = typed.textOf(part, locale)
  const meanwhile = typed.meanwhileOf(part, locale)
  const places = needed[locale].map((place) => `{${place}}`).join(' ')
  const field = {
    ...{ label: words.parts[part], value, maxLength: max, lang: LANGUAGES[locale].tag },
    error: typed.errorOf(part, locale),
    ...(places && { hint: fill(words.needed, { places }) }),
    onChange: ({ target }: { target: { value: string } }) => typed.write(part, locale, target.value),
  }
  return (
    <div className="space-y-1">
      {part === 'body' || part === 'note' ? <TextArea {...field} /> : <Field {...field} />}
      {meanwhile === undefined ? null : (
        <p role="alert" className="text-label text-error">
          {fill(words.meanwhile, { text: meanwhile })}
        </p>
      )}
      {value === original[locale] ? null : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="min-w-0 grow basis-0 text-label text-muted">
            {fill(words.original, { text: original[locale] })}
          </p>
          <Button
            look="quiet"
            aria-label={`${words.reset}: ${words.parts[part]}`}
            onClick={() => typed.write(part, locale, original[locale])}
          >
            {words.reset}
          </Button>
        </div>
      )}
    </div>
  )
}
