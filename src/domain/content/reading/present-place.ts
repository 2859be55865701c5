import type { Selectable } from 'kysely'

import { type Locale, localize } from '../../../contract/locale.ts'
import type { GalleryRow } from '../../../database/index.ts'
import { findHolidays, TODAY } from '../../gallery/index.ts'

export const PLACE_COLUMNS = [
  ...(['street', 'postcode', 'city', 'country', 'phone', 'email', 'latitude', 'longitude'] as const),
  ...(['opening_hours', 'holidays'] as const),
] as const

export const SELECT_TODAY = TODAY.as('today')

type PlaceRow = Pick<Selectable<GalleryRow>, (typeof PLACE_COLUMNS)[number]> & { today: string }

/** A place as visitors may see it, with those of its holidays that are soon. */
export function presentPlace({ today, holidays, ...row }: PlaceRow, locale: Locale) {
  const { street, postcode, city, country, phone, email, latitude, longitude, opening_hours } = row
  return {
    ...{ street, postcode, city, country, phone, email, latitude, longitude, opening_hours },
    holidays: findHolidays(holidays, today).map(({ begins, ends, opens, closes, reason }) => ({
      ...{ begins, ends, opens: opens ?? null, closes: closes ?? null },
      reason: reason ? localize(reason, locale) : null,
    })),
  }
}
