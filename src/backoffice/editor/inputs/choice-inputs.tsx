import { Checkbox } from '../../../web/forms/checkbox.tsx'
import { SelectField } from '../../../web/forms/select-field.tsx'
import { useWords } from '../../words.ts'
import { useFieldWords } from '../field-words.ts'
import { useForm, useValue } from '../form-context.ts'

interface Props {
  path: string
  name: string
  label: string
  values: readonly string[]
  hint?: string | undefined
}

/** What the values of a field are called. */
const useValueNames = (name: string): Record<string, string> => useFieldWords(useForm().item.kind).valuesOf(name)

/** One of a few; where something holds as long as nothing is chosen, that stands there. */
export function ChoiceInput({ path, name, label, values, hint, usual }: Props & { usual?: string | undefined }) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const names = useValueNames(name)
  const { value, error, isNeeded, change } = useValue<string>(path)
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      data-path={path}
      aria-required={isNeeded}
      disabled={isReadOnly}
      value={value ?? usual ?? ''}
      onChange={({ target }) => change(target.value || undefined)}
    >
      {usual === undefined ? <option value="">{isNeeded ? editor.chooseOne : editor.nothingChosen}</option> : null}
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one] ?? one}
        </option>
      ))}
    </SelectField>
  )
}

/** Any of a few. */
export function ChoicesInput({ path, name, label, values, hint }: Props) {
  const { isReadOnly } = useForm()
  const names = useValueNames(name)
  const { value = [], error, change } = useValue<string[]>(path)
  const toggle = (one: string) => {
    const next = values.filter((each) => (each === one ? !value.includes(one) : value.includes(each)))
    change(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset data-path={path} tabIndex={-1} disabled={isReadOnly}>
      <legend className="text-label text-muted">{label}</legend>
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
      <div className="flex flex-wrap gap-x-6">
        {values.map((one) => (
          <Checkbox key={one} label={names[one] ?? one} checked={value.includes(one)} onChange={() => toggle(one)} />
        ))}
      </div>
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}

export function FlagInput({ path, label }: Pick<Props, 'path' | 'label'>) {
  const { isReadOnly } = useForm()
  const { value, error, change } = useValue<boolean>(path)
  return (
    // Level with the fields beside it, not with their labels.
    <div className="md:pt-6">
      <Checkbox
        label={label}
        error={error}
        data-path={path}
        disabled={isReadOnly}
        checked={value ?? false}
        onChange={({ target }) => change(target.checked || undefined)}
      />
    </div>
  )
}
