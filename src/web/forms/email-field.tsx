import { Field } from '../components/field.tsx'
import { useWords } from '../words.ts'
import type { useForm } from './use-form.ts'

/** The address that somebody comes in with, as password managers and phones know it. */
export function EmailField({ form }: { form: ReturnType<typeof useForm> }) {
  const { fields } = useWords().account
  return (
    <Field
      label={fields.email}
      type="email"
      autoComplete="username"
      autoCapitalize="off"
      maxLength={254}
      required
      {...form.field('email')}
    />
  )
}
