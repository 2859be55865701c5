import { type Column, columnsOf, KEY_COLUMN } from '../../contract/content/columns.ts'
import type { Field } from '../../contract/content/fields.ts'
import type { ImportedKind } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'

/** What is told of fields that hold no words. */
const SAMPLES: Record<string, string> = {
  inventory_number: 'CM-0001',
  year: '2024',
  height: '80',
  width: '60',
  price: '1200',
  born: '1970',
  first_year: '2022',
  last_year: '2024',
  starts_on: '2030-04-12',
  ends_on: '2030-05-31',
  dated: '2030-04-12',
}

/** What is brought along otherwise, or hardly by hand. */
const OTHERWISE: readonly Field['type'][] = ['file', 'files', 'file-per-language', 'list']

/** The columns that a table written by hand may have. */
export const columnsForTables = (kind: ImportedKind): Column[] =>
  columnsOf(kind).filter(({ id, field }) => id !== KEY_COLUMN.id && field && !OTHERWISE.includes(field.type))

interface Sample {
  kind: ImportedKind
  locale: Locale
  nameOf: (id: string) => string
  words: Record<string, string>
}

/** A table with the most usual columns under their names in a language, and one line as an example. */
export function writeSample({ kind, locale, nameOf, words }: Sample): string {
  const cells = columnsForTables(kind).flatMap((column): [string, string][] => {
    const example = sampleOf(column, words)
    const isOther = column.locale !== undefined && column.locale !== locale
    return example === undefined || isOther ? [] : [[nameOf(column.id), example]]
  })
  const lines = [cells.map(([name]) => name), cells.map(([, example]) => example)]
  // Spreadsheets take it for UTF-8 by its first character.
  return `\uFEFF${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`
}

function sampleOf({ name, field }: Column, words: Record<string, string>): string | undefined {
  return field?.type === 'choice' && field.required ? field.values[0] : (words[name] ?? SAMPLES[name])
}

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
