import type { MouseEvent } from 'react'

import { EmailField } from '../../../forms/email-field.tsx'
import { Form } from '../../../forms/form.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { announce } from '../../../state/announcement-store.ts'
import { enter } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { OtherDoor } from './other-door.tsx'
import { SocialLinks } from './social-links.tsx'

/** E-mail and password, the ways round them, and the way to an account for those who have none. */
export function LoginForm({ onSwitch }: { onSwitch?: (event: MouseEvent) => void }) {
  const { fields, login } = useWords().account
  const form = useForm(async (value, call) => {
    const body = { email: value('email'), password: value('password') }
    const { access_token } = await call('POST /auth/login', { body })
    await enter(access_token)
    announce(login.done)
  })
  return (
    <div className="space-y-8">
      <Form
        form={form}
        submit={login.submit}
        label={login.submit}
        aside={
          <AppLink
            className="inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink"
            to="/forgot-password"
          >
            {login.forgot}
          </AppLink>
        }
      >
        <EmailField form={form} />
        <PasswordField label={fields.password} autoComplete="current-password" required {...form.field('password')} />
      </Form>
      <SocialLinks />
      <OtherDoor question={login.noAccount} name={login.register} to="/register" onSwitch={onSwitch} />
    </div>
  )
}
