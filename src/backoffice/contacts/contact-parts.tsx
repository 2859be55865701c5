import type { Contact } from '../../contract/contacts/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeContact } from './change-contact.ts'
import { useContactName } from './name-contact.ts'

/** The contacts that were merged into somebody, each of which can be taken out again. */
export function ContactParts({ contact, change }: { contact: Contact; change: ChangeContact }) {
  const { contacts, sales } = useWords()
  const words = contacts.parts
  const locale = useLocale()
  const nameOf = useContactName()
  const merged = contact.parts.filter(({ id }) => id !== contact.id)
  if (merged.length === 0) return null
  const takeOut = (part: string) =>
    change(
      async () =>
        (await call('DELETE /sales/contacts/{contact}/parts/{part}', { params: { contact: contact.id, part } }))
          .contact,
      words.done,
      part,
    )
  return (
    <section className="space-y-2">
      <h2 className="border-b border-ink pb-2 font-display text-title">{words.title}</h2>
      <ul className="divide-y divide-line">
        {merged.map((part) => (
          <li key={part.id} className="space-y-1 py-3">
            <p className="break-words">{[nameOf(part), part.email, part.phone].filter(Boolean).join(', ')}</p>
            <p className="text-label text-muted">
              {fill(words.by, {
                name: part.staff_name ?? sales.somebody,
                moment: part.merged_at ? formatMoment(part.merged_at, locale) : '',
              })}
            </p>
            {part.can_part ? (
              <Button look="quiet" onClick={() => void takeOut(part.id)}>
                {fill(words.apart, { name: nameOf(part) })}
              </Button>
            ) : (
              <p className="text-label text-muted">{words.within}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
