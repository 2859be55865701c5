import { type RawBuilder, sql } from 'kysely'

import type { PRICE_READERS } from '../../contract/catalogue/values.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locale.ts'
import { HOLD_MINUTES } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'

/** How a gallery is as long as its administrators say nothing else. */
const AS_BUILT = {
  hold_minutes: HOLD_MINUTES,
  letters_hour: 7,
  keep_enquiries: 36,
  keep_applications: 24,
  // To the brush stroke, and not the whole file of a print: that much is for the gallery to give away.
  largest_zoom: 6000,
}

export type NumberSetting = keyof typeof AS_BUILT

/** A setting within a query. */
export const settingOf = (name: NumberSetting): RawBuilder<number> =>
  sql<number>`coalesce((SELECT ${sql.ref(name)} FROM settings), ${sql.lit(AS_BUILT[name])})`

/** Who may see what works cost, within a query. */
export const PRICES_FOR = sql<(typeof PRICE_READERS)[number]>`coalesce((SELECT prices_for FROM settings), 'everybody')`

/** The languages that the gallery writes in, within a query: the default one always, whose texts stand in for the others. */
export const WRITTEN_LANGUAGES = sql<Locale[]>`coalesce(
  (SELECT written_in || ${sql.lit(DEFAULT_LOCALE)}::text FROM settings WHERE written_in IS NOT NULL),
  ${[...LOCALES]}::text[])`

/** The same of settings that are read already. */
export const writtenLanguages = ({ written_in }: Pick<Settings, 'written_in'>): Locale[] =>
  LOCALES.filter((locale) => locale === DEFAULT_LOCALE || !written_in || written_in.includes(locale))

export type Settings = Awaited<ReturnType<typeof readSettings>>

/** The gallery's settings, those that nobody has set as they were built. */
export async function readSettings(db: Database) {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  const set = Object.entries(row).filter(([name, value]) => value !== null || !(name in AS_BUILT))
  return { ...AS_BUILT, ...Object.fromEntries(set) } as typeof row & typeof AS_BUILT
}
