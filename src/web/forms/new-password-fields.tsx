import { useWords } from '../words.ts'
import { PasswordField } from './password-field.tsx'
import type { useForm } from './use-form.ts'

interface NewPasswordFieldsProps {
  form: ReturnType<typeof useForm>
  label: string
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const { fields } = useWords().account
  return (
    <>
      <PasswordField
        label={label}
        hint={fields.passwordHint}
        autoComplete="new-password"
        minLength={8}
        required
        {...form.field('password')}
      />
      <PasswordField
        label={fields.confirmation}
        autoComplete="new-password"
        data-repeats="password"
        required
        {...form.field('password_confirmation')}
      />
    </>
  )
}
