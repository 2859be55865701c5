import { type Locale, localize } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { PLACE_COLUMNS, presentPlace, SELECT_TODAY } from './present-place.ts'

/** Where the gallery is beside its own address, in the order that staff gave them. */
export async function listLocations(db: Database, locale: Locale) {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'about'])
    .select(PLACE_COLUMNS)
    .select(SELECT_TODAY)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: localize(row.name, locale),
    about: row.about && localize(row.about, locale),
    ...presentPlace(row, locale),
  }))
}
