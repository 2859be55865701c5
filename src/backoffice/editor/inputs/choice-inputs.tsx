import { COLORS } from '../../../contract/color.ts'
import { Checkbox } from '../../../web/forms/checkbox.tsx'
import { SelectField } from '../../../web/forms/select-field.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'

interface Props {
  path: string
  name: string
  label: string
  values: readonly string[]
}

/** What the values of a field are called. */
function useValueNames(name: string): Record<string, string> {
  const { fields, colors } = useWords()
  return name === 'colors' ? colors : ((fields.values as Record<string, Record<string, string>>)[name] ?? {})
}

/** One of a few. */
export function ChoiceInput({ path, name, label, values, isRequired }: Props & { isRequired: boolean }) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const names = useValueNames(name)
  const { value, error, change } = useValue<string>(path)
  return (
    <SelectField
      label={label}
      error={error}
      data-path={path}
      disabled={isReadOnly}
      value={value ?? ''}
      onChange={({ target }) => change(target.value || undefined)}
    >
      <option value="">{isRequired ? editor.chooseOne : editor.nothingChosen}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one] ?? one}
        </option>
      ))}
    </SelectField>
  )
}

/** Any of a few; colours are shown as such. */
export function ChoicesInput({ path, name, label, values }: Props) {
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
      <div className="flex flex-wrap gap-x-6">
        {values.map((one) => (
          <div key={one} className="flex items-center gap-2">
            <Checkbox label={names[one] ?? one} checked={value.includes(one)} onChange={() => toggle(one)} />
            {name === 'colors' ? <Swatch color={COLORS[one as keyof typeof COLORS]} /> : null}
          </div>
        ))}
      </div>
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}

const Swatch = ({ color }: { color: string }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 border border-line">
    <path d="M0 0h16v16H0z" fill={color} />
  </svg>
)

export function FlagInput({ path, label }: Pick<Props, 'path' | 'label'>) {
  const { isReadOnly } = useForm()
  const { value, error, change } = useValue<boolean>(path)
  return (
    <Checkbox
      label={label}
      error={error}
      data-path={path}
      disabled={isReadOnly}
      checked={value ?? false}
      onChange={({ target }) => change(target.checked || undefined)}
    />
  )
}
