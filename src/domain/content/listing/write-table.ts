import type { EditedKind } from '../../../contract/content/values.ts'
import { type Locale, LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { writeCsvLine } from '../../write-csv-line.ts'
import type { Place } from './cursor.ts'
import type { ListQuery } from './list-content.ts'
import { presentEntries } from './present-entries.ts'
import { countAndReadRows } from './read-rows.ts'

const ROWS_AT_ONCE = 500
/** Without it spreadsheets take accents and Chinese for something else. */
const BYTE_ORDER_MARK = '\ufeff'

/** A list as a table for spreadsheets, line by line, however long it is. */
export async function* writeTable(
  db: Database,
  kind: EditedKind,
  query: Omit<ListQuery, 'cursor' | 'limit'>,
  locale: Locale,
): AsyncGenerator<string> {
  const titles = LOCALES.map((one) => `title_${one}`)
  const columns = [
    'key',
    'number',
    ...titles,
    'artist',
    'year',
    'price',
    'availability',
    'state',
    'lacks',
    'changed_at',
  ]
  yield BYTE_ORDER_MARK + writeCsvLine(columns)
  let after: Place | undefined
  for (let isMore = true; isMore;) {
    const { rows } = await countAndReadRows(db, kind, query, { after, limit: ROWS_AT_ONCE })
    for (const entry of await presentEntries(db, rows, locale)) {
      const { key, number, title, artist, year, price, availability, state, lacks, changed_at } = entry
      yield writeCsvLine([
        key,
        number ?? '',
        ...LOCALES.map((one) => title[one] ?? ''),
        artist ? (artist[locale] ?? Object.values(artist)[0] ?? '') : '',
        String(year ?? ''),
        String(price ?? ''),
        availability ?? '',
        state,
        lacks.join(' '),
        changed_at,
      ])
    }
    const last = rows.at(-1)
    isMore = rows.length === ROWS_AT_ONCE
    after = last && { value: last.place, id: last.id }
  }
}
