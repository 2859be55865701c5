import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { nameLanguage } from '../components/name-language.ts'
import { MailPreview } from '../letters/mail-preview.tsx'
import { useLocale, useWords } from '../words.ts'
import { untilOf } from './letter-price.tsx'
import type { Letter } from './use-letter.ts'

interface Props {
  letter: Letter
  /** What it is offered for, as soon as that can be read. */
  price: number | null
}

/** Each letter as its reader will see it, one at a time. */
export function LetterPreview({ letter, price }: Props) {
  const { fields = {}, reached, textOf } = letter
  const words = useWords().contacts.letter
  const own = useLocale()
  const [chosen, setChosen] = useState('')
  const one = reached.find(({ contact }) => contact === chosen) ?? reached[0]
  const text = one ? textOf(one.locale) : ''
  const missing = !one ? words.nobody : !fields.work_id ? words.missingWork : !text.trim() ? words.missingWords : ''
  const body = one && {
    ...{ artwork: Number(fields.work_id), contact: one.contact, texts: { [one.locale]: text }, price },
    valid_until: price === null ? null : untilOf(fields.until),
  }
  return (
    <section className="space-y-4">
      {reached.length > 1 ? (
        <SelectField label={words.preview} value={one?.contact} onChange={({ target }) => setChosen(target.value)}>
          {reached.map(({ contact, name, email, locale }) => (
            <option key={contact} value={contact}>
              {`${name} · ${fill(words.to, { email: email ?? '', language: nameLanguage(locale, own) })}`}
            </option>
          ))}
        </SelectField>
      ) : null}
      {missing || !body ? (
        <p className="text-muted">{missing}</p>
      ) : (
        <MailPreview
          asked={JSON.stringify(body)}
          look={(signal) => call('POST /sales/contacts/letters/preview', { body }, { signal })}
        />
      )}
    </section>
  )
}
