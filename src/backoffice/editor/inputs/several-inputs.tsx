import { useState } from 'react'

import { FieldFrame } from '../../../web/components/field.tsx'
import { Checkbox } from '../../../web/forms/checkbox.tsx'
import { isSame } from '../../saving/leaves.ts'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
}

/** The parts of a text, divided by commas, semicolons or lines. */
const split = (text: string): string[] => text.split(/[,;，；、\n]/).flatMap((part) => part.trim() || [])

/** Countries are told by capital letters, however they are typed. */
const tidy = (path: string, parts: string[]) => (path === 'countries' ? parts.map((one) => one.toUpperCase()) : parts)

/** Several short texts in one field; what is typed stays as it is. */
export function TextsInput({ path, label, hint }: Props) {
  const { editor } = useWords()
  const { isReadOnly, faults } = useForm()
  const { value = [], change } = useValue<string[]>(path)
  const [typed, setTyped] = useState('')
  // The API names the one that is wrong by its place.
  const error = Object.entries(faults)
    .filter(([place]) => place === path || place.startsWith(`${path}.`))
    .flatMap(([, words]) => words)
    .join(' ')
  return (
    <FieldFrame label={label} hint={hint ?? editor.several} error={error || undefined}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          rows={1}
          data-path={path}
          readOnly={isReadOnly}
          className={`${className} field-sizing-content max-h-60`}
          value={isSame(tidy(path, split(typed)), value) ? typed : value.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value)
            const parts = tidy(path, split(target.value))
            change(parts.length > 0 ? parts : undefined)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Any of a few numbers that have names, such as the days of the week. */
export function NumbersInput({ path, label, name, min, max }: Props & { name: string; min: number; max: number }) {
  const { fields } = useWords()
  const { isReadOnly } = useForm()
  const { value = [], error, change } = useValue<number[]>(path)
  const names = (fields.values as Record<string, Record<string, string>>)[name] ?? {}
  const all = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const toggle = (one: number) => {
    const next = all.filter((each) => value.includes(each) !== (each === one))
    change(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset data-path={path} tabIndex={-1} disabled={isReadOnly}>
      <legend className="text-label text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map((one) => (
          <Checkbox
            key={one}
            label={names[one] ?? String(one)}
            checked={value.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </div>
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}
