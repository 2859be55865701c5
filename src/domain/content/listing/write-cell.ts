import type { Column } from '../../../contract/content/columns.ts'
import type { Doc, Words } from '../../../contract/content/fields.ts'

/** What stands between several in one cell. */
const BETWEEN = '; '

/** What a thing has in a column, as an import reads it: things by their keys, rows of a list as JSON. */
export function writeCell({ name, locale, field }: Column, draft: Doc): string {
  const value = draft[name]
  if (value === undefined || value === null || !field) return ''
  switch (field.type) {
    case 'words':
      return (locale && (value as Words)[locale]) ?? ''
    case 'choices':
    case 'numbers':
    case 'texts':
    case 'files':
    case 'references':
      return (value as unknown[]).join(BETWEEN)
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
