import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { CUSTOMS_CODES, EXPORT_REASONS, INCOTERMS } from '../../contract/papers/values.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { countriesIn } from '../../web/forms/countries.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { useLocale, useWords } from '../words.ts'

/** What customs and carriers want to know that the order does not say. */
export function CustomsFields({ kind, order }: { kind: 'packing-list' | 'pro-forma'; order: SalesOrder }) {
  const { customs: words } = useWords().papers
  const locale = useLocale()
  return (
    <div className="space-y-4">
      <SelectField label={words.reason} name="reason">
        {EXPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {words.reasons[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'pro-forma' ? (
        <SelectField label={words.incoterm} name="incoterm" defaultValue="DAP">
          {INCOTERMS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      ) : null}
      <SelectField label={words.origin} name="origin">
        <option value="">{words.ownCountry}</option>
        {countriesIn(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {order.lines.map(({ artwork, title }) => (
        <SelectField key={artwork} label={fill(words.codeOf, { title })} name={`code-${artwork}`}>
          <option value="">{words.usualCode}</option>
          {CUSTOMS_CODES.map((code) => (
            <option key={code} value={code}>
              {`${code} · ${words.codes[code]}`}
            </option>
          ))}
        </SelectField>
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.packages} name="packages" type="number" inputMode="numeric" min={1} />
        <Field label={words.grossWeight} name="gross_weight" inputMode="decimal" />
      </div>
      <TextArea label={words.note} hint={words.noteHint} name="note" maxLength={1000} />
    </div>
  )
}
