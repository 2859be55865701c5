import { useMemo } from 'react'

import { useLocale } from '../navigation/locale-path.ts'
import { countriesIn } from './countries.ts'

/** Every country to choose from, in the page's language and order. */
export function CountryOptions() {
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
