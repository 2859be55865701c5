import { Field } from '../../../web/components/field.tsx'
import { useForm, useValue } from '../form-context.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  max?: number
  type?: 'text' | 'url' | 'date'
}

/** A text of one line, or a day, that is the same in every language. */
export function TextInput({ path, label, hint, max, type = 'text' }: Props) {
  const { isReadOnly } = useForm()
  const { value = '', error, isNeeded, change } = useValue<string>(path)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      type={type}
      maxLength={max}
      readOnly={isReadOnly}
      data-path={path}
      aria-required={isNeeded}
      enterKeyHint="next"
      value={value}
      onChange={({ target }) => change(target.value || undefined)}
    />
  )
}
