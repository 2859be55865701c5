import { useState } from 'react'

import { Button, ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../words.ts'

/** Asks for a link to a new password; the answer is the same whether there is such an account or not. */
export default function ForgotPasswordPage() {
  const { pages, forgot } = useWords().account
  const [isSent, setSent] = useState(false)
  const { introduction, ...head } = pages.forgotPassword
  return (
    <Room head={isSent ? { ...head, heading: forgot.sentTitle } : { ...head, introduction }} isPersonal>
      {isSent ? (
        <div className="space-y-8">
          <p ref={(text) => text?.focus()} tabIndex={-1} role="status" className="max-w-[60ch] text-lead">
            {forgot.sent}
          </p>
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            <ButtonLink to="/login">{forgot.toLogin}</ButtonLink>
            <Button look="quiet" onClick={() => setSent(false)}>
              {forgot.again}
            </Button>
          </div>
        </div>
      ) : (
        <div className="max-w-xl">
          <AskForLink onSent={() => setSent(true)} />
        </div>
      )}
    </Room>
  )
}

function AskForLink({ onSent }: { onSent: () => void }) {
  const { forgot } = useWords().account
  const form = useForm(async (value, call) => {
    await call('POST /auth/forgot-password', { body: { email: value('email') } })
    onSent()
  })
  return (
    <Form
      form={form}
      submit={forgot.submit}
      aside={
        <ButtonLink look="quiet" to="/login">
          {forgot.toLogin}
        </ButtonLink>
      }
    >
      <EmailField form={form} />
    </Form>
  )
}
