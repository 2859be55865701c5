import { useMemo } from 'react'

import { countriesIn } from '../../../web/forms/countries.ts'
import { SelectField } from '../../../web/forms/select-field.tsx'
import { useLocale, useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'

interface Props {
  path: string
  label: string
}

/** A country, chosen by its name and kept by its two letters. */
export function CountryInput(props: Props) {
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return <Known {...props} choices={countries.map(({ code, name }) => [code, name])} />
}

/** A time zone, by the name that every machine knows it by. */
export function TimeZoneInput(props: Props) {
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  return <Known {...props} choices={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])} />
}

/** One of many that the browser lets one find by typing; what stands there and is none of them stays. */
function Known({ path, label, choices }: Props & { choices: [value: string, name: string][] }) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const { value, error, isNeeded, change } = useValue<string>(path)
  const isOther = value !== undefined && !choices.some(([one]) => one === value)
  return (
    <SelectField
      label={label}
      error={error}
      data-path={path}
      aria-required={isNeeded}
      disabled={isReadOnly}
      value={value ?? ''}
      onChange={({ target }) => change(target.value || undefined)}
    >
      <option value="">{isNeeded ? editor.chooseOne : editor.nothingChosen}</option>
      {isOther ? <option value={value}>{value}</option> : null}
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
