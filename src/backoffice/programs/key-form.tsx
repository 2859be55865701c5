import { type FormEvent, useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import { KEY_DAYS } from '../../contract/keys/values.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { FormButtons } from '../safety/form-buttons.tsx'
import { ScopeBoxes, type StaffScope } from '../staff/scope-boxes.tsx'
import { useWords } from '../words.ts'

const USUAL = 90

interface Props {
  onMade: (reply: Reply<'POST /keys'>, name: string) => void
  onCancel: () => void
}

/** Makes a key for a program. */
export function KeyForm({ onMade, onCancel }: Props) {
  const { programs } = useWords()
  const words = programs.keys
  const reason = useReason()
  const [scope, setScope] = useState<StaffScope[]>([])
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const name = textIn(form, 'name')
    const missing = {
      name: name === '' ? programs.missing : undefined,
      scope: scope.length === 0 ? words.chooseScope : undefined,
    }
    setErrors(missing)
    if (Object.values(missing).some(Boolean)) return
    setSending(true)
    try {
      const days = KEY_DAYS.find((one) => String(one) === textIn(form, 'days')) ?? null
      onMade(await call('POST /keys', { body: { name, scope, days } }), name)
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors({ name: told.name?.[0], scope: told.scope?.[0] })
      if (Object.keys(told).length === 0) toast(reason(fault))
      setSending(false)
    }
  }

  return (
    <form className="max-w-xl space-y-6 border-t border-line pt-6" noValidate onSubmit={(event) => void send(event)}>
      <h3 className="font-display text-title">{words.make}</h3>
      <Field
        label={words.name}
        hint={words.nameHint}
        name="name"
        required
        maxLength={80}
        error={errors.name}
        autoComplete="off"
        // It takes the place of the button that was pressed, which would leave the keyboard nowhere.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <ScopeBoxes value={scope} onChange={setScope} error={errors.scope} hints={words.hints} />
      <SelectField label={words.holds} name="days" defaultValue={USUAL}>
        {KEY_DAYS.map((days) => (
          <option key={days} value={days}>
            {words.days[days]}
          </option>
        ))}
        <option value="">{words.days.ever}</option>
      </SelectField>
      <FormButtons go={words.make} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
