import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Field } from '../../../web/components/field.tsx'
import { useLocale, useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { parseNumber } from './parse-number.ts'
import { useLooseText } from './use-loose-text.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  field: { min: number; max: number; decimals?: number }
}

/** A number as people type it; what is typed stays as it is. */
export function NumberInput({ path, label, hint, field }: Props) {
  const words = useWords().editor.number
  const { isReadOnly } = useForm()
  const point = LANGUAGES[useLocale()].marks.slice(-1)
  const { value, error, isNeeded, change } = useValue<number>(path)
  const written = value === undefined ? '' : String(value).replace('.', point)
  const [typed, setTyped] = useLooseText(path, (text) => 'fault' in parseNumber(text, field))
  const parsed = typed === undefined ? { value } : parseNumber(typed, field)
  const fault = 'fault' in parsed ? parsed.fault : undefined
  // Something else has written here: a merge, a restored version.
  const isOvertaken = typed !== undefined && !fault && 'value' in parsed && parsed.value !== value
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      data-path={path}
      aria-required={isNeeded}
      enterKeyHint="next"
      error={
        fault
          ? fill(words[fault], { min: field.min, max: field.max, example: field.decimals ? `12${point}5` : '12' })
          : error
      }
      value={isOvertaken ? written : (typed ?? written)}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = parseNumber(target.value, field)
        if ('value' in next) change(next.value)
      }}
    />
  )
}
