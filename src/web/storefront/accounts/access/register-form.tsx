import type { MouseEvent } from 'react'

import { ApiError } from '../../../../contract/client.ts'
import { Field } from '../../../components/field.tsx'
import { Checkbox } from '../../../forms/checkbox.tsx'
import { EmailField } from '../../../forms/email-field.tsx'
import { Form } from '../../../forms/form.tsx'
import { NewPasswordFields } from '../../../forms/new-password-fields.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { notify } from '../../../state/announcement-store.ts'
import { enter } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { OtherDoor } from './other-door.tsx'
import { TermsNotice } from './terms-notice.tsx'

/** Opens an account and logs into it at once. */
export function RegisterForm({ onSwitch }: { onSwitch?: (event: MouseEvent) => void }) {
  const { fields, register } = useWords().account
  const locale = useLocale()
  const form = useForm(async (value, call) => {
    const [email, password] = [value('email'), value('password')]
    await call('POST /auth/register', {
      body: {
        name: value('name'),
        email,
        password,
        password_confirmation: value('password_confirmation'),
        locale,
        subscribeToNewsletter: value('subscribeToNewsletter') === 'on',
      },
    })
    try {
      const { access_token } = await call('POST /auth/login', { body: { email, password } })
      await enter(access_token)
    } catch (fault) {
      // Sending the form once more would only say that the address is taken.
      throw fault instanceof ApiError ? new ApiError(409, 'unauthenticated', register.notIn) : fault
    }
    notify(register.done)
  })
  return (
    <div className="space-y-8">
      <Form form={form} submit={register.submit} label={register.submit}>
        <Field label={fields.name} autoComplete="name" maxLength={100} required {...form.field('name')} />
        <EmailField form={form} />
        <NewPasswordFields form={form} label={fields.password} />
        <Checkbox label={fields.newsletter} name="subscribeToNewsletter" />
        <TermsNotice />
      </Form>
      <OtherDoor question={register.hasAccount} name={register.login} to="/login" onSwitch={onSwitch} />
    </div>
  )
}
