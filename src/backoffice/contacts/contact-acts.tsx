import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button, classOf } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useIsAdmin } from '../app/who-is-there.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { NEW_ENQUIRY, OFFER_TO_SEVERAL, PEOPLE, PERSONAL_DATA, writeTo } from '../kinds.ts'
import { useWords } from '../words.ts'
import { ContactDialog } from './contact-dialog.tsx'

/** What is done with somebody: written to, corrected, looked up, forgotten. */
export function ContactActs({ contact, onSaved }: { contact: Contact; onSaved: (contact: Contact) => void }) {
  const { contacts: words } = useWords()
  const isAdmin = useIsAdmin()
  const [open, setOpen] = useState<'edit' | 'forget'>()
  const addresses = contact.parts.flatMap(({ email }) => email ?? [])
  const { orders, enquiries, accounts, newsletter, merged } = contact
  const isKnown = [orders, enquiries, accounts].some(({ length }) => length > 0)
  // Who only ever rang has no address to be erased by.
  const hasOnlyRung = isAdmin && addresses.length === 0 && enquiries.length > 0
  const isReader = newsletter.some(({ status }) => status !== 'none')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
        <Link className={classOf('solid')} to={`${OFFER_TO_SEVERAL}?people=${contact.id}`}>
          {words.offer}
        </Link>
        {addresses.length > 0 ? (
          <Link className={classOf('outline')} to={writeTo({ contact: contact.id })}>
            {words.write}
          </Link>
        ) : null}
        <Link className={classOf('outline')} to={`${NEW_ENQUIRY}?contact=${contact.id}`}>
          {words.note}
        </Link>
        <Button look="quiet" onClick={() => setOpen('edit')}>
          {words.form.edit}
        </Button>
        {(isKnown && !hasOnlyRung) || isReader || merged > 0 ? null : (
          <Button look="quiet" onClick={() => setOpen('forget')}>
            {words.form.forget}
          </Button>
        )}
        {isAdmin
          ? addresses.map((email) => (
              <Link key={email} className={`${classOf('quiet')} wrap-anywhere`} to={PERSONAL_DATA} state={{ email }}>
                {fill(words.personalData, { email })}
              </Link>
            ))
          : null}
      </div>
      {open === 'edit' ? (
        <ContactDialog contact={contact} onSaved={onSaved} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'forget' ? (
        <ForgetDialog id={contact.id} hasCalls={hasOnlyRung} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}

function ForgetDialog({ id, hasCalls, onClose }: { id: string; hasCalls: boolean; onClose: () => void }) {
  const { form: words } = useWords().contacts
  const reason = useReason()
  const navigate = useNavigate()
  async function forget() {
    try {
      await call('DELETE /sales/contacts/{contact}', { params: { contact: id } })
      toast(words.forgotten)
      await navigate(PEOPLE, { replace: true })
      return true
    } catch (fault) {
      toast(reason(fault))
      return false
    }
  }
  return (
    <FormDialog title={words.forgetTitle} act={words.forgetTitle} onSend={forget} onClose={onClose}>
      {hasCalls ? <p>{words.forgetCalls}</p> : null}
      <p>{words.forgetText}</p>
    </FormDialog>
  )
}
