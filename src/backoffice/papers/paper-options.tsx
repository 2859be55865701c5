import { useState } from 'react'

import { LABEL_FORMATS, LABEL_SHEETS, type PaperKind } from '../../contract/papers/values.ts'
import { Field } from '../../web/components/field.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useWords } from '../words.ts'
import { ConditionFields } from './condition-fields.tsx'
import { CustomsFields } from './customs-fields.tsx'
import type { Subject } from './subject.ts'

interface Props {
  kind: PaperKind
  subject: Subject
  photographs: string[]
  onPhotographs: (keys: string[]) => void
}

/** What can be chosen about a paper. */
export function PaperOptions({ kind, subject, photographs, onPhotographs }: Props) {
  const { papers: words } = useWords()
  if (kind === 'cv') return null
  if (kind === 'condition-report') return <ConditionFields {...{ photographs, onPhotographs }} />
  if (kind === 'packing-list' || kind === 'pro-forma')
    return subject.type === 'order' ? <CustomsFields kind={kind} order={subject.order} /> : null
  return (
    <div className="space-y-4">
      {kind === 'labels' ? <LabelFields /> : null}
      <Checkbox name="prices" label={words.prices} defaultChecked />
    </div>
  )
}

function LabelFields() {
  const { papers: words } = useWords()
  const [format, setFormat] = useState(LABEL_FORMATS[0])
  const { columns, rows } = LABEL_SHEETS[format]
  return (
    <>
      <SelectField
        label={words.format}
        name="format"
        value={format}
        onChange={({ target }) => setFormat(LABEL_FORMATS.find((one) => one === target.value) ?? LABEL_FORMATS[0])}
      >
        {LABEL_FORMATS.map((one) => (
          <option key={one} value={one}>
            {words.formats[one]}
          </option>
        ))}
      </SelectField>
      <Field
        label={words.first}
        hint={words.firstHint}
        name="first"
        type="number"
        inputMode="numeric"
        min={1}
        max={columns * rows}
        defaultValue={1}
      />
      <Checkbox name="every_language" label={words.everyLanguage} />
    </>
  )
}
