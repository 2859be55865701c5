import { Field } from '../../../web/components/field.tsx'
import { useForm, useValue } from '../form-context.ts'

/** A day, as the browser lets people choose one. */
export function DayInput({ path, label, hint }: { path: string; label: string; hint?: string | undefined }) {
  const { isReadOnly } = useForm()
  const { value = '', error, change } = useValue<string>(path)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      type="date"
      readOnly={isReadOnly}
      data-path={path}
      value={value}
      onChange={({ target }) => change(target.value || undefined)}
    />
  )
}
