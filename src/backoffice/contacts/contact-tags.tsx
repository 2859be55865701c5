import { type FormEvent, useState } from 'react'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { LONGEST_TAG } from '../../contract/contacts/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Icon } from '../../web/components/icon.tsx'
import { call } from '../api/call.ts'
import { PickField } from '../components/pick-field.tsx'
import { useWords } from '../words.ts'
import type { ChangeContact } from './change-contact.ts'
import { useTags } from './use-tags.ts'

/** The words that somebody is found by: chosen from those that there are, or typed. */
export function ContactTags({ contact, change }: { contact: Contact; change: ChangeContact }) {
  const { tags: words } = useWords().contacts
  const [typed, setTyped] = useState('')
  const known = useTags(contact.tags.join('\n'))
  const sought = typed.trim().toLocaleLowerCase()
  const picks = known
    .filter((tag) => !contact.tags.includes(tag) && tag.toLocaleLowerCase().includes(sought))
    .map((tag) => ({ id: tag, text: tag }))
  async function write(tags: { add?: string[]; remove?: string[] }) {
    const isDone = await change(
      async () =>
        (await call('POST /sales/contacts/{contact}/tags', { params: { contact: contact.id }, body: tags })).contact,
      words.changed,
    )
    if (isDone && tags.add) setTyped('')
  }
  function add(event: FormEvent) {
    event.preventDefault()
    if (sought) void write({ add: [typed.trim()] })
  }
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{words.title}</h2>
      {contact.tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {contact.tags.map((tag) => (
            <li key={tag} className="flex items-center border border-line pl-3">
              <span className="break-all">{tag}</span>
              <button
                type="button"
                aria-label={fill(words.remove, { tag })}
                className="grid size-11 shrink-0 place-items-center"
                onClick={() => void write({ remove: [tag] })}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className="flex items-end gap-4" onSubmit={add}>
        <div className="min-w-0 grow">
          <PickField
            label={words.label}
            maxLength={LONGEST_TAG}
            picks={picks}
            list={words.list}
            value={typed}
            onType={setTyped}
            onPick={({ text }) => void write({ add: [text] })}
          />
        </div>
        <Button type="submit" look="outline" disabled={sought === ''}>
          {words.add}
        </Button>
      </form>
    </section>
  )
}
