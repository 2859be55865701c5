import { useEffect, useState } from 'react'

import { MOST_WRITTEN_TO } from '../../contract/contacts/values.ts'
import { fill } from '../../messages/fill.ts'
import { Icon } from '../../web/components/icon.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { PickField } from '../components/pick-field.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { useContactName } from './name-contact.ts'
import type { Letter } from './use-letter.ts'

const PAUSE_MS = 200

/** To whom it goes; who would get none is told why, and may be written to all the same where that can be answered for. */
export function LetterPeople({ letter, error }: { letter: Letter; error: string | undefined }) {
  const { contacts } = useWords()
  const words = contacts.letter
  const { people, recipients, insisted } = letter
  const [typed, setTyped] = useState('')
  const picks = usePicks(typed.trim(), people)
  function add(id: string) {
    setTyped('')
    letter.setPeople([...people, id])
  }
  return (
    <fieldset className="space-y-4">
      <legend className="text-label text-muted">{words.people}</legend>
      {letter.error ? <Trouble error={letter.error} onRetry={letter.retry} /> : null}
      {people.length === 0 ? <p>{words.nobody}</p> : null}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {recipients.map(({ contact, name, email, obstacle }) => (
          <li key={contact} className="py-1">
            <div className="flex items-center justify-between gap-4">
              <span className="min-w-0 py-2 break-words">
                {name || contacts.noName}
                {email && email !== name ? <span className="block text-label text-muted">{email}</span> : null}
              </span>
              <button
                type="button"
                aria-label={fill(words.remove, { name: name || contacts.noName })}
                className="grid size-11 shrink-0 place-items-center"
                onClick={() => letter.setPeople(people.filter((id) => id !== contact))}
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
            {obstacle ? <p className="pb-2 text-label text-error">{words.obstacles[obstacle]}</p> : null}
            {obstacle === 'unsubscribed' || obstacle === 'erased' ? (
              <Checkbox
                label={words.inSpite}
                checked={insisted.includes(contact)}
                onChange={({ target }) => letter.insist(contact, target.checked)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {people.length < MOST_WRITTEN_TO ? (
        <PickField
          label={words.addPerson}
          error={error}
          maxLength={100}
          isFirstMarked
          list={contacts.title}
          picks={picks}
          value={typed}
          onType={setTyped}
          onPick={({ id }) => add(id)}
        />
      ) : (
        <p className="text-label text-muted">{fill(contacts.most, { count: MOST_WRITTEN_TO })}</p>
      )}
    </fieldset>
  )
}

/** Those who are meant by what was typed, once whoever types has stopped. */
function usePicks(typed: string, without: string[]) {
  const nameOf = useContactName()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { value } = useFetched(query, async (signal) =>
    query === '' ? [] : (await call('GET /sales/contacts', { query: { query } }, { signal })).contacts,
  )
  return (typed === '' ? [] : (value ?? []))
    .filter(({ id }) => !without.includes(id))
    .slice(0, 8)
    .map((contact) => ({ id: contact.id, text: nameOf(contact), detail: contact.email ?? contact.phone }))
}
