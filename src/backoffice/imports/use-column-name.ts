import { columnsOf, KEY_COLUMN } from '../../contract/content/columns.ts'
import type { ImportedKind } from '../../contract/content/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useFieldWords } from '../editor/field-words.ts'
import { useWords } from '../words.ts'

/** What a column of a kind is called: "Title (English)". */
export function useColumnName(kind: ImportedKind): (id: string) => string {
  const { columns: words } = useWords().imports
  const { nameOf } = useFieldWords(kind)
  const columns = columnsOf(kind)
  return (id) => {
    const column = columns.find((one) => one.id === id)
    if (!column) return id
    if (column.id === KEY_COLUMN.id) return words.key
    const field = nameOf(column.name)
    return column.locale ? fill(words.inLanguage, { field, language: LANGUAGES[column.locale].name }) : field
  }
}
