import { useState } from 'react'

import { CARRIERS } from '../../contract/orders/carriers.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { textIn } from '../components/text-in.ts'
import { useWords } from '../words.ts'

const OTHER = 'other'

/** Who brings a parcel: one of those whose parcels can be followed, or any other by its name. */
export function CarrierFields() {
  const { carrier: words } = useWords().sales
  const [chosen, setChosen] = useState('')
  return (
    <>
      <SelectField label={words.label} name="carrier" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{words.none}</option>
        {Object.keys(CARRIERS).map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={OTHER}>{words.other}</option>
      </SelectField>
      {chosen === OTHER ? <Field label={words.name} name="carrierName" maxLength={80} autoComplete="off" /> : null}
    </>
  )
}

/** What was chosen or typed there. */
export function readCarrier(typed: FormData): string | null {
  const chosen = textIn(typed, 'carrier')
  return (chosen === OTHER ? textIn(typed, 'carrierName') : chosen) || null
}
