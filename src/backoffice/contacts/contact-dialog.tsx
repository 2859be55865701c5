import { useState } from 'react'
import { Link } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import type { Contact } from '../../contract/contacts/shapes.ts'
import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { PEOPLE } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

interface Props {
  /** Who is corrected; without them somebody new is noted. */
  contact?: Contact
  onSaved: (contact: Contact) => void
  onClose: () => void
}

/** Who somebody is and how they are reached. Of two who correct it the second is told, and keeps what they typed. */
export function ContactDialog({ contact, onSaved, onClose }: Props) {
  const { form: words } = useWords().contacts
  const own = useLocale()
  const reason = useReason()
  const [key] = useState(() => crypto.randomUUID())
  const [known, setKnown] = useState(contact)
  const [taken, setTaken] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const hasMoved = known?.version !== contact?.version

  async function save(form: FormData): Promise<boolean> {
    const body = {
      ...{ name: textIn(form, 'name'), email: textIn(form, 'email').trim() || null, phone: textIn(form, 'phone') },
      locale: LOCALES.find((one) => one === textIn(form, 'locale')) ?? own,
    }
    try {
      const saved = known
        ? await call('PUT /sales/contacts/{contact}', {
            params: { contact: known.id },
            body: { ...body, version: known.version },
          })
        : await call('POST /sales/contacts', { body: { ...body, key } })
      toast(known ? words.saved : words.added)
      onSaved(saved.contact)
      return true
    } catch (fault) {
      await tell(fault, body.email)
      return false
    }
  }

  async function tell(fault: unknown, email: string | null) {
    const told = fault instanceof ApiError ? fault : undefined
    // Who has an address already keeps it as a rule: nobody else is in the way then.
    const isTaken = told?.errors.email !== undefined && !known?.email
    setTaken(isTaken && email !== null ? email : undefined)
    setErrors(Object.fromEntries(Object.entries(told?.errors ?? {}).map(([name, [error]]) => [name, error])))
    if (known && told?.code === 'content-changed') {
      const { contact: now } = await call('GET /sales/contacts/{contact}', { params: { contact: known.id } })
      setKnown(now)
    } else if (Object.keys(told?.errors ?? {}).length === 0) toast(reason(fault))
  }

  return (
    <FormDialog title={contact ? words.title : words.add} act={words.keep} onSend={save} onClose={onClose}>
      {known && hasMoved ? (
        <div role="alert" className="space-y-2 border border-accent p-4">
          <p>{words.moved}</p>
          <p className="break-words">
            {[known.name, known.email, known.phone, LANGUAGES[known.locale].name].filter(Boolean).join(', ')}
          </p>
        </div>
      ) : null}
      <Field
        label={words.name}
        name="name"
        maxLength={100}
        required
        autoComplete="off"
        defaultValue={contact?.name}
        error={errors.name}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        defaultValue={contact?.email ?? ''}
        error={errors.email}
      />
      {taken === undefined ? null : (
        <p>
          <Link
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            to={`${PEOPLE}?query=${encodeURIComponent(taken)}`}
            onClick={onClose}
          >
            {words.known}
          </Link>
        </p>
      )}
      <Field
        label={words.phone}
        hint={words.reached}
        name="phone"
        type="tel"
        maxLength={40}
        autoComplete="off"
        defaultValue={contact?.phone}
        error={errors.phone}
      />
      <SelectField label={words.language} name="locale" defaultValue={contact?.locale ?? own}>
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGES[one].name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
