import { fill } from '../../../../messages/fill.ts'
import { Form } from '../../../forms/form.tsx'
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { enter, type User } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { ResendButton } from '../access/resend-button.tsx'
import { Part } from './part.tsx'

/** Another password; whoever has none can have a link sent to choose one. */
export function PasswordPart({ user }: { user: User }) {
  const { password: words } = useWords().account
  return (
    <Part name="password">
      <div className="max-w-xl space-y-4">
        {user.has_password ? (
          <PasswordForm email={user.email} />
        ) : (
          <>
            <p className="text-body">{words.none}</p>
            <ResendButton
              name={words.send}
              sent={fill(words.sent, { email: user.email })}
              send={(call) => call('POST /auth/forgot-password', { body: { email: user.email } })}
            />
          </>
        )}
      </div>
    </Part>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { fields, password: words } = useWords().account
  const form = useForm(async (value, call, element) => {
    const { access_token } = await call('PUT /account/password', {
      body: {
        current_password: value('current_password'),
        password: value('password'),
        password_confirmation: value('password_confirmation'),
      },
    })
    element.reset()
    await enter(access_token)
    return words.done
  })
  return (
    <Form form={form} submit={words.submit} look="outline">
      {/* Password managers want to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        required
        {...form.field('current_password')}
      />
      <NewPasswordFields form={form} label={fields.newPassword} />
    </Form>
  )
}
