import { useState } from 'react'

import { CARRIERS } from '../../contract/orders/carriers.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { Field } from '../../web/components/field.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { textIn } from '../components/text-in.ts'
import { useWords } from '../words.ts'

const OTHER = 'other'

/** Who brings a parcel, one of those whose parcels can be followed or any other by its name, and its number. */
export function ParcelFields({ order: { carrier, tracking } }: { order: SalesOrder }) {
  const { sales } = useWords()
  const { carrier: words } = sales
  const [chosen, setChosen] = useState(carrier === null || carrier in CARRIERS ? (carrier ?? '') : OTHER)
  return (
    <>
      <SelectField label={words.label} name="carrier" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{words.none}</option>
        {Object.keys(CARRIERS).map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={OTHER}>{words.other}</option>
      </SelectField>
      {chosen === OTHER ? (
        <Field
          label={words.name}
          name="carrierName"
          maxLength={80}
          autoComplete="off"
          defaultValue={carrier !== null && carrier in CARRIERS ? '' : (carrier ?? '')}
        />
      ) : null}
      <Field
        label={sales.trackingLabel}
        hint={sales.trackingHint}
        name="tracking"
        maxLength={200}
        autoComplete="off"
        defaultValue={tracking ?? ''}
      />
    </>
  )
}

/** What was chosen and typed there. */
export function readParcel(typed: FormData): { carrier: string | null; tracking: string | null } {
  const chosen = textIn(typed, 'carrier')
  const carrier = chosen === OTHER ? textIn(typed, 'carrierName') : chosen
  return { carrier: carrier || null, tracking: textIn(typed, 'tracking') || null }
}
