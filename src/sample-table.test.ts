import { expect, test } from 'vitest'

import { columnsForTables, writeSample } from './backoffice/imports/write-sample.ts'
import { IMPORTED_KINDS } from './contract/content/values.ts'
import { LOCALES } from './contract/locale.ts'
import { findColumns } from './domain/imports/find-columns.ts'
import { readTable } from './domain/imports/read-table.ts'
import { inEveryLanguage } from './messages/server.ts'

const FIELDS = inEveryLanguage('fields')

test.each(IMPORTED_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'the sample table of %s in %s is understood as it is',
  async (kind, locale) => {
    const names: Record<string, string> = FIELDS[locale].names
    const nameOf = (id: string) => {
      const { name = '' } = columnsForTables(kind).find((one) => one.id === id) ?? {}
      return names[`${kind}.${name}`] ?? names[name] ?? id
    }
    const words = { title: 'A title', name: 'A name', artist: 'An "artist", or two' }

    const { headers, rows, trouble } = await readTable(Buffer.from(writeSample({ kind, locale, nameOf, words })))

    expect([trouble, rows.length, headers.length > 1]).toEqual([null, 1, true])
    expect(findColumns(kind, headers, new Map(), locale)).not.toContain(null)
  },
)
