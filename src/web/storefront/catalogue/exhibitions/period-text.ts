import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { formatPeriod } from '../../../../messages/format-day.ts'

/** When an exhibition is or was: its days where they are known, else its year. */
export const periodText = ({ starts_on, ends_on, year }: ExhibitionCard, locale: Locale): string =>
  starts_on && ends_on ? formatPeriod(starts_on, ends_on, locale) : String(year)
