import type { Words } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useFieldWords } from '../editor/field-words.ts'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'

type Names = Record<string, Words>

/** Says what stands in a field, in a line; of lists of parts the gallery tells how many there are. */
export function useTellValue(kind: EditedKind) {
  const { editor, bulk, colors } = useWords()
  const locale = useLocale()
  const { valuesOf } = useFieldWords(kind)
  const { habits } = LANGUAGES[locale]
  return (place: string, value: unknown, names: Names): string => {
    const [name = ''] = place.split('.')
    const field = kindOf(kind).fields[name]
    const values: Record<string, string> = name === 'colors' ? colors : valuesOf(name)
    const tellOne = (one: unknown): string => {
      if (field?.type === 'reference' || field?.type === 'references')
        return chooseText(names[`${field.kind}/${String(one)}`], locale)?.text ?? String(one)
      // Years and places have no thousands.
      if (field?.type === 'number' && field.decimals)
        return new Intl.NumberFormat(habits, { maximumFractionDigits: field.decimals }).format(Number(one))
      return values[String(one)] ?? String(one)
    }
    if (field?.type === 'list' || field?.type === 'files')
      return fill(bulk.entries, { count: Array.isArray(value) ? value.length : Number(value ?? 0) })
    if (field?.type === 'flag') return value ? bulk.acts.yes : bulk.acts.no
    if (value === undefined) return editor.conflict.nothing
    return Array.isArray(value)
      ? new Intl.ListFormat(habits, { type: 'unit' }).format(value.map(tellOne))
      : tellOne(value)
  }
}
