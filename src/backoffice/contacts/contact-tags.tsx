import { useState } from 'react'

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
  const params = { contact: contact.id }
  const write = (body: { add?: string[]; remove?: string[] }, told: string) =>
    change(async () => (await call('POST /sales/contacts/{contact}/tags', { params, body })).contact, told)
  const remove = (tag: string) => write({ remove: [tag] }, fill(words.removed, { tag }))
  async function add(tag: string) {
    if (tag && (await write({ add: [tag] }, fill(words.added, { tag })))) setTyped('')
  }
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{words.title}</h2>
      {contact.tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {contact.tags.map((tag) => (
            <li key={tag} className="flex items-center border border-line pl-3">
              <span className="wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={fill(words.remove, { tag })}
                className="grid size-11 shrink-0 place-items-center"
                onClick={() => void remove(tag)}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-4">
        <div className="min-w-0 grow">
          <PickField
            label={words.label}
            maxLength={LONGEST_TAG}
            picks={picks}
            list={words.list}
            value={typed}
            onType={setTyped}
            onPick={({ text }) => void add(text)}
            onEnter={() => void add(typed.trim())}
          />
        </div>
        <Button look="outline" disabled={sought === ''} onClick={() => void add(typed.trim())}>
          {words.add}
        </Button>
      </div>
    </section>
  )
}
