import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'

/** The navigation's items in order, each named in the language asked for or else in English. */
export async function readMenu(db: Database, locale: Locale) {
  const rows = await db.selectFrom('menu_items').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ position: _, name, ...item }) => {
    const translated = name[locale]
    return {
      ...item,
      name: translated ?? name[DEFAULT_LOCALE],
      locale: translated === undefined ? DEFAULT_LOCALE : locale,
    }
  })
}
