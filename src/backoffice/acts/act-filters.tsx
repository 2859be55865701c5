import { ACT_SUBJECTS } from '../../contract/acts/log.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useWords } from '../words.ts'
import type { WantedActs } from './wanted.ts'

/** Whose acts, about what, and of which days. */
export function ActFilters({
  wanted,
  onChange,
}: {
  wanted: WantedActs
  onChange: (wanted: Record<string, string>) => void
}) {
  const { acts } = useWords()
  const staff = useFetched('staff', (signal) => call('GET /staff', undefined, { signal }))
  const set = (name: keyof WantedActs, value: string) => {
    const { [name]: _, ...rest } = wanted
    onChange({ ...rest, ...(value ? { [name]: value } : {}) })
  }
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <SelectField
        label={acts.person}
        value={wanted.person ?? ''}
        onChange={({ target }) => set('person', target.value)}
      >
        <option value="">{acts.everybody}</option>
        {staff.value?.members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={acts.subject}
        value={wanted.subject ?? ''}
        onChange={({ target }) => set('subject', target.value)}
      >
        <option value="">{acts.everything}</option>
        {ACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {acts.subjects[subject]}
          </option>
        ))}
      </SelectField>
      <Field
        label={acts.from}
        type="date"
        value={wanted.from ?? ''}
        onChange={({ target }) => set('from', target.value)}
      />
      <Field
        label={acts.until}
        type="date"
        value={wanted.until ?? ''}
        onChange={({ target }) => set('until', target.value)}
      />
    </div>
  )
}
