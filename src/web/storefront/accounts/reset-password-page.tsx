import { useState } from 'react'
import { useParams } from 'react-router'

import { ApiError } from '../../../contract/client.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { Form } from '../../forms/form.tsx'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { forgetUser, useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { type LinkFault, linkFaultOf } from './access/link-fault.ts'

/** A new password, by the link from an e-mail; a link that no longer counts is explained. */
export default function ResetPasswordPage() {
  const { pages, reset } = useWords().account
  const [outcome, setOutcome] = useState<'done' | LinkFault>()
  const isLoggedIn = useIsLoggedIn()
  return (
    <Room head={pages.resetPassword} isPersonal>
      {outcome === undefined ? (
        <div className="max-w-xl">
          <NewPassword onOutcome={setOutcome} />
        </div>
      ) : (
        <div className="space-y-8">
          <p ref={(text) => text?.focus()} tabIndex={-1} role="status" className="max-w-[60ch] text-lead">
            {outcome === 'done' ? reset.done : reset.faults[outcome]}
          </p>
          {outcome === 'done' ? (
            <ButtonLink to="/login">{reset.login}</ButtonLink>
          ) : (
            <ButtonLink to={isLoggedIn ? '/account#password' : '/forgot-password'}>{reset.newLink}</ButtonLink>
          )}
        </div>
      )}
    </Room>
  )
}

function NewPassword({ onOutcome }: { onOutcome: (outcome: 'done' | LinkFault) => void }) {
  const { fields, reset } = useWords().account
  const { token = '' } = useParams()
  const form = useForm(async (value, call) => {
    const body = { token, password: value('password'), password_confirmation: value('password_confirmation') }
    try {
      await call('POST /auth/reset-password', { body })
    } catch (fault) {
      const isOfFields = fault instanceof ApiError && fault.code === 'validation-failed' && !fault.errors.token
      const ofLink = isOfFields ? undefined : linkFaultOf(fault)
      if (ofLink === undefined) throw fault
      return onOutcome(ofLink)
    }
    // Every session has ended with the old password, this browser's too.
    forgetUser()
    onOutcome('done')
  })
  return (
    <Form form={form} submit={reset.submit}>
      <NewPasswordFields form={form} label={fields.newPassword} />
    </Form>
  )
}
