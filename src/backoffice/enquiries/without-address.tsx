import { useState } from 'react'
import { useNavigate } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { ENQUIRIES } from '../kinds.ts'
import { useWords } from '../words.ts'
import type { Act } from './use-thread.ts'

/** What is done about somebody who left only a telephone number: their address is added, or they are forgotten. */
export function WithoutAddress({ enquiry, act }: { enquiry: SalesEnquiry; act: Act }) {
  const { enquiries } = useWords()
  const words = enquiries.noAddress
  const [open, setOpen] = useState<'add' | 'forget'>()
  const isAdmin = useAuth(({ user }) => user?.scope.includes('admin') ?? false)
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-4">
      <Button look="outline" onClick={() => setOpen('add')}>
        {words.add}
      </Button>
      {isAdmin ? (
        <Button look="quiet" onClick={() => setOpen('forget')}>
          {words.forget}
        </Button>
      ) : null}
      {open === 'add' ? <AddDialog enquiry={enquiry} act={act} onClose={close} /> : null}
      {open === 'forget' ? <ForgetDialog enquiry={enquiry} onClose={close} /> : null}
    </div>
  )
}

function AddDialog({ enquiry, act, onClose }: { enquiry: SalesEnquiry; act: Act; onClose: () => void }) {
  const { enquiries } = useWords()
  const words = enquiries.noAddress
  const [error, setError] = useState<string>()
  async function send(typed: FormData) {
    const body = { email: textIn(typed, 'email'), is_mailed: typed.has('mailed') }
    if (body.email.trim() === '') {
      setError(enquiries.offer.missing)
      return false
    }
    const fault = await act(
      () => call('PUT /sales/enquiries/{enquiry}/address', { params: { enquiry: enquiry.reference }, body }),
      words.added,
    )
    if (fault instanceof ApiError) setError(fault.errors.email?.[0])
    return fault === undefined
  }
  return (
    <FormDialog title={words.add} act={words.add} onSend={send} onClose={onClose}>
      <p>{words.addText}</p>
      <Field
        label={enquiries.email}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Checkbox label={enquiries.begin.mail} name="mailed" />
    </FormDialog>
  )
}

function ForgetDialog({ enquiry, onClose }: { enquiry: SalesEnquiry; onClose: () => void }) {
  const words = useWords().enquiries.noAddress
  const reason = useReason()
  const navigate = useNavigate()
  async function forget() {
    try {
      await call('DELETE /sales/enquiries/{enquiry}', { params: { enquiry: enquiry.reference } })
    } catch (fault) {
      toast(reason(fault))
      return false
    }
    toast(words.forgotten)
    await navigate(ENQUIRIES, { replace: true })
    return true
  }
  return (
    <FormDialog title={words.forget} act={words.forget} onSend={forget} onClose={onClose}>
      <p>{words.forgetText}</p>
    </FormDialog>
  )
}
