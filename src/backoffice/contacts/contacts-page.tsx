import { useState } from 'react'
import { useNavigate } from 'react-router'

import { CONTACT_DEEDS, MOST_WRITTEN_TO } from '../../contract/contacts/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { saveTable } from '../api/save-table.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useTitle } from '../components/use-title.ts'
import { OFFER_TO_SEVERAL, PEOPLE } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useLocale, useWords } from '../words.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRow } from './contact-row.tsx'
import { useContacts } from './use-contacts.ts'
import { useTags } from './use-tags.ts'

/** Everybody the gallery knows; what is wanted of them stands in the address. */
export function ContactsPage() {
  const { contacts: words } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [params, set] = useAddress()
  const { query, given, pages } = useContacts(params)
  const tags = useTags()
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useTitle(words.title)

  function choose(id: string, isChosen: boolean) {
    if (isChosen && chosen.size >= MOST_WRITTEN_TO) {
      toast(fill(words.most, { count: MOST_WRITTEN_TO }))
      return
    }
    setChosen(isChosen ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id)))
  }
  const save = () => saveTable('sales/contacts.csv', new URLSearchParams(given).toString(), 'people.csv', locale)
  return (
    <div className="space-y-8">
      <PageHead
        title={words.title}
        text={words.text}
        acts={
          <>
            <Button onClick={() => setAdding(true)}>{words.form.add}</Button>
            <Button look="outline" onClick={() => void save().catch(() => toast(words.saveFailed))}>
              {words.save}
            </Button>
          </>
        }
      />
      <search className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField label={words.search} value={query.query ?? ''} onChange={(text) => set('query', text)} />
        <SelectField label={words.tag} value={query.tag ?? ''} onChange={({ target }) => set('tag', target.value)}>
          <option value="">{words.anyTag}</option>
          {[...new Set([...tags, ...(query.tag ? [query.tag] : [])])].map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.did} value={query.did ?? ''} onChange={({ target }) => set('did', target.value)}>
          <option value="">{words.anybody}</option>
          {CONTACT_DEEDS.map((deed) => (
            <option key={deed} value={deed}>
              {words.narrowed[deed]}
            </option>
          ))}
        </SelectField>
      </search>
      <Rows pages={pages} none={words.none}>
        {(contact) => <ContactRow contact={contact} isChosen={chosen.has(contact.id)} onChoose={choose} />}
      </Rows>
      <ChosenBar
        count={chosen.size}
        onRelease={() => setChosen(new Set())}
        onOffer={() => void navigate(`${OFFER_TO_SEVERAL}?people=${[...chosen].join(',')}`)}
      />
      {isAdding ? (
        <ContactDialog onClose={() => setAdding(false)} onSaved={({ id }) => void navigate(`${PEOPLE}/${id}`)} />
      ) : null}
    </div>
  )
}
