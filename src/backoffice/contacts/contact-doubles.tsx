import { Link } from 'react-router'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { PEOPLE } from '../kinds.ts'
import { useWords } from '../words.ts'
import type { ChangeContact } from './change-contact.ts'
import { useContactName } from './name-contact.ts'

/** Who may be the same person, and why; merging can be undone, so it is done at once. */
export function ContactDoubles({ contact, change }: { contact: Contact; change: ChangeContact }) {
  const { doubles: words } = useWords().contacts
  const nameOf = useContactName()
  if (contact.doubles.length === 0) return null
  const merge = (other: string) =>
    change(
      async () =>
        (await call('POST /sales/contacts/{contact}/parts', { params: { contact: contact.id }, body: { other } }))
          .contact,
      words.done,
      other,
    )
  return (
    <section className="max-w-3xl space-y-2 border border-accent p-4 md:p-6">
      <h2 className="font-display text-title">{words.title}</h2>
      <p className="text-label text-muted">{words.text}</p>
      <ul className="divide-y divide-line">
        {contact.doubles.map((double) => (
          <li key={double.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <Link className="min-w-0 break-words" to={`${PEOPLE}/${double.id}`}>
              <span className="block underline decoration-line underline-offset-4">{nameOf(double)}</span>
              <span className="block text-label break-words text-muted">
                {[double.email, double.phone, double.reasons.map((reason) => words.reasons[reason]).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
            <Button look="outline" onClick={() => void merge(double.id)}>
              {fill(words.merge, { name: nameOf(double) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
