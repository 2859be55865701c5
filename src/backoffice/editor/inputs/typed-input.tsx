import { Field } from '../../../web/components/field.tsx'
import { useForm, useValue } from '../form-context.ts'
import { useLooseText } from './use-loose-text.ts'

interface Props<Value, Fault> {
  path: string
  label: string
  hint?: string | undefined
  inputMode?: 'decimal'
  parse: (text: string) => { value: Value | undefined } | { fault: Fault }
  write: (value: Value) => string
  sayFault: (fault: Fault) => string
}

/** Something that people type in ways of their own; what is typed stays as it is, and is saved as soon as it is understood. */
export function TypedInput<Value, Fault>({ path, parse, write, sayFault, ...words }: Props<Value, Fault>) {
  const { isReadOnly } = useForm()
  const { value, error, isNeeded, change } = useValue<Value>(path)
  const written = value === undefined ? '' : write(value)
  const [typed, setTyped] = useLooseText(path, (text) => 'fault' in parse(text))
  const parsed = typed === undefined ? { value } : parse(typed)
  // Something else has written here: a merge, a restored version.
  const isOvertaken = typed !== undefined && 'value' in parsed && parsed.value !== value
  return (
    <Field
      {...words}
      autoComplete="off"
      readOnly={isReadOnly}
      data-path={path}
      aria-required={isNeeded}
      enterKeyHint="next"
      error={'fault' in parsed ? sayFault(parsed.fault) : error}
      value={isOvertaken ? written : (typed ?? written)}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = parse(target.value)
        if ('value' in next) change(next.value)
      }}
    />
  )
}
