import { useState } from 'react'

import { isLocale, LANGUAGES, LOCALES } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { Field } from '../../../components/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useAuth, type User } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { ResendButton } from '../access/resend-button.tsx'
import { Part } from './part.tsx'

/** Name, address and language; a new address asks for the password and is to be verified again. */
export function ProfilePart({ user }: { user: User }) {
  const { verification: words } = useWords().account
  return (
    <Part name="profile">
      {user.email_verified ? null : (
        <div key={user.email} className="mb-10 max-w-xl space-y-4 border-l-2 border-accent pl-4">
          <p className="text-body">{fill(words.pending, { email: user.email })}</p>
          <ResendButton name={words.resend} sent={words.sent} send={(call) => call('POST /auth/verification/resend')} />
        </div>
      )}
      <div className="max-w-xl">
        <ProfileForm user={user} />
      </div>
    </Part>
  )
}

function ProfileForm({ user }: { user: User }) {
  const { account } = useWords()
  const { fields, form: formWords, profile } = account
  const [email, setEmail] = useState(user.email)
  const isMoving = email.trim() !== user.email
  const form = useForm(async (value, call) => {
    const locale = value('locale')
    const { user: changed } = await call('PATCH /account', {
      body: {
        name: value('name'),
        ...(isLocale(locale) ? { locale } : {}),
        ...(isMoving ? { email: email.trim() } : {}),
        ...(isMoving && user.has_password ? { current_password: value('current_password') } : {}),
      },
    })
    useAuth.setState({ user: changed })
    setEmail(changed.email)
    return isMoving ? fill(profile.doneEmail, { email: changed.email }) : profile.done
  })
  return (
    <Form form={form} submit={formWords.save} look="outline">
      <Field
        label={fields.name}
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={user.name}
        {...form.field('name')}
      />
      <SelectField label={profile.locale} defaultValue={user.locale} {...form.field('locale')}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].name}
          </option>
        ))}
      </SelectField>
      <Field
        label={fields.email}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        maxLength={254}
        required
        hint={isMoving ? profile.emailChange : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...form.field('email')}
      />
      {isMoving && user.has_password ? (
        <PasswordField
          label={fields.currentPassword}
          autoComplete="current-password"
          required
          {...form.field('current_password')}
        />
      ) : null}
    </Form>
  )
}
