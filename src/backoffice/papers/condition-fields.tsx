import { useState } from 'react'

import { CONDITIONS } from '../../contract/papers/values.ts'
import { fill } from '../../messages/fill.ts'
import { Field, FieldFrame } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { sendFile } from '../api/send-file.ts'
import { useMayWrite } from '../app/who-is-there.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

interface Props {
  /** Keys of pictures in the library. */
  photographs: string[]
  onPhotographs: (keys: string[]) => void
}

/** What somebody has seen who looked closely at a work. */
export function ConditionFields({ photographs, onPhotographs }: Props) {
  const { condition: words } = useWords().papers
  const mayWrite = useMayWrite()('artworks')
  const name = useAuth(({ user }) => user?.name)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <div className="space-y-4">
      <Field label={words.day} name="day" type="date" defaultValue={today} />
      <Field label={words.inspector} name="inspector" maxLength={200} defaultValue={name} />
      <Field label={words.place} name="place" maxLength={200} />
      <SelectField label={words.condition} name="condition" defaultValue="good">
        {CONDITIONS.map((one) => (
          <option key={one} value={one}>
            {words.conditions[one]}
          </option>
        ))}
      </SelectField>
      <TextArea label={words.remarks} name="remarks" maxLength={5000} />
      {mayWrite ? <Photographs {...{ photographs, onPhotographs }} /> : null}
    </div>
  )
}

const MOST = 12

/** Pictures that were taken for the report: they go into the library, which editors alone write. */
function Photographs({ photographs, onPhotographs }: Props) {
  const { condition: words } = useWords().papers
  const reason = useReason()
  const [said, setSaid] = useState('')
  async function send(files: File[]) {
    const taken = [...photographs]
    for (const file of files.slice(0, MOST - photographs.length)) {
      setSaid(fill(words.sending, { name: file.name }))
      try {
        taken.push((await sendFile('pictures', file, () => undefined)).file)
      } catch (error) {
        setSaid(reason(error))
        return onPhotographs(taken)
      }
    }
    setSaid(fill(words.taken, { count: taken.length }))
    return onPhotographs(taken)
  }
  return (
    <div>
      <FieldFrame label={words.photographs} hint={words.photographsHint}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            multiple
            onChange={({ target }) => void send([...(target.files ?? [])])}
          />
        )}
      </FieldFrame>
      <p role="status" className="text-label text-muted">
        {said}
      </p>
    </div>
  )
}
