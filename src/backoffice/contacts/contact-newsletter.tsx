import type { Contact } from '../../contract/contacts/shapes.ts'
import { Consents } from '../personal-data/consents.tsx'
import { useWords } from '../words.ts'

/** Whether the newsletter comes to each address, and what shows that it was wanted. */
export function ContactNewsletter({ contact: { newsletter } }: { contact: Contact }) {
  const { newsletter: words } = useWords().contacts
  if (newsletter.length === 0) return null
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{words.title}</h2>
      {newsletter.map(({ email, status, history }) => (
        <div key={email}>
          <p className="break-words">
            {newsletter.length > 1 ? `${email} – ${words.states[status]}` : words.states[status]}
          </p>
          {history.length > 0 ? <Consents consents={history} erasedAt={[]} /> : null}
        </div>
      ))}
    </section>
  )
}
