import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { ScopeBoxes, type StaffScope } from './scope-boxes.tsx'
import type { Staff } from './use-staff.ts'

/** Asks somebody by mail to work here. */
export function InviteForm({ onInvited }: { onInvited: (staff: Staff) => void }) {
  const { staff } = useWords()
  const own = useLocale()
  const reason = useReason()
  const [scope, setScope] = useState<StaffScope[]>([])
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sheet = event.currentTarget
    const form = new FormData(sheet)
    const [name, email] = [textIn(form, 'name'), textIn(form, 'email')]
    const missing = {
      name: name === '' ? staff.missing : undefined,
      email: email === '' ? staff.missing : undefined,
      scope: scope.length === 0 ? staff.chooseScope : undefined,
    }
    setErrors(missing)
    if (Object.values(missing).some(Boolean)) return
    setSending(true)
    try {
      const body = { name, email, scope, locale: textIn(form, 'locale') as Locale }
      onInvited(await call('POST /staff/invitations', { body }))
      toast(fill(staff.sent, { name }))
      sheet.reset()
      setScope([])
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors({ name: told.name?.[0], email: told.email?.[0], scope: told.scope?.[0] })
      if (Object.keys(told).length === 0) toast(reason(fault))
    }
    setSending(false)
  }

  return (
    <form className="max-w-xl space-y-6" noValidate onSubmit={(event) => void send(event)}>
      <p className="text-muted">{staff.inviteText}</p>
      <Field label={staff.name} name="name" required maxLength={100} error={errors.name} autoComplete="off" />
      <Field
        label={staff.email}
        name="email"
        type="email"
        required
        maxLength={254}
        error={errors.email}
        autoComplete="off"
      />
      <ScopeBoxes value={scope} onChange={setScope} error={errors.scope} />
      <SelectField label={staff.language} name="locale" defaultValue={own}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? staff.sending : staff.send}
      </Button>
    </form>
  )
}
