import { Navigate, useParams } from 'react-router'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { FetchedPage } from '../components/fetched-page.tsx'
import { Notes } from '../components/notes.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { PEOPLE } from '../kinds.ts'
import { useWords } from '../words.ts'
import type { ChangeContact } from './change-contact.ts'
import { ContactActs } from './contact-acts.tsx'
import { ContactDealings } from './contact-dealings.tsx'
import { ContactDoubles } from './contact-doubles.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactNewsletter } from './contact-newsletter.tsx'
import { ContactParts } from './contact-parts.tsx'
import { ContactTags } from './contact-tags.tsx'
import { useContactName } from './name-contact.ts'

/** Somebody with all that the gallery has had to do with them. */
export function ContactPage() {
  const { contact: id = '' } = useParams()
  const { change, replace, ...fetched } = useChanging(
    id,
    async (signal) => (await call('GET /sales/contacts/{contact}', { params: { contact: id } }, { signal })).contact,
  )
  return (
    <FetchedPage fetched={fetched}>
      {(contact) =>
        // Who was merged into somebody is shown as them.
        contact.id === id ? (
          <Person key={id} contact={contact} change={change} onSaved={replace} />
        ) : (
          <Navigate replace to={`${PEOPLE}/${contact.id}`} />
        )
      }
    </FetchedPage>
  )
}

interface Props {
  contact: Contact
  change: ChangeContact
  onSaved: (contact: Contact) => void
}

function Person({ contact, change, onSaved }: Props) {
  const { contacts: words, sales } = useWords()
  const name = useContactName()(contact)
  const params = { contact: contact.id }
  useTitle(name)
  return (
    <div className="space-y-10">
      <PageHead title={name} back={{ to: PEOPLE, words: words.back }}>
        <ContactActs contact={contact} onSaved={onSaved} />
      </PageHead>
      <ContactDoubles contact={contact} change={change} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10 max-lg:order-2">
          <ContactDealings contact={contact} />
        </div>
        <div className="space-y-10">
          <ContactFacts contact={contact} />
          <ContactTags contact={contact} change={change} />
          <Notes
            about={contact.id}
            notes={contact.notes}
            hint={words.notesHint}
            onWrite={(body) =>
              change(
                async () => (await call('POST /sales/contacts/{contact}/notes', { params, body })).contact,
                sales.notes.written,
                body.key,
              )
            }
            onRemove={(note) =>
              void change(
                async () =>
                  (await call('DELETE /sales/contacts/{contact}/notes/{note}', { params: { ...params, note } }))
                    .contact,
                sales.notes.removed,
                note,
              )
            }
          />
          <ContactNewsletter contact={contact} />
          <ContactParts contact={contact} change={change} />
        </div>
      </div>
    </div>
  )
}
