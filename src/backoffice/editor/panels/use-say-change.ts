import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { fill } from '../../../messages/fill.ts'
import { isSame, valueAt } from '../../saving/leaves.ts'
import { useWords } from '../../words.ts'
import { useOwnWords } from '../inputs/rows/use-own-words.ts'
import type { Item } from '../item.ts'
import { useNamePath } from '../name-path.ts'

/** Up to how many letters a text is told whole. */
const SHORT = 60

/** Says what publishing changes at a path: what visitors read now and will read, where both are short. */
export function useSayChange(): (item: Item, path: string, draft: Doc) => string {
  const { publishing, editor, fields } = useWords()
  const namePath = useNamePath()
  const sayRow = useOwnWords()
  const valueNames = fields.values as Record<string, Record<string, string>>
  return (item, path, draft) => {
    const name = namePath(path)
    const [first = ''] = path.split('.')
    const type = kindOf(item.kind).fields[first]?.type ?? ''
    if (type === 'list') {
      const rows = [
        ...findOthers(draft[first], item.published?.[first]),
        ...findOthers(item.published?.[first], draft[first]),
      ]
      const told = [...new Set(rows.flatMap((row) => sayRow(first, row) ?? []))]
      return told.length > 0 ? fill(publishing.changedRows, { name, rows: told.join(' ') }) : name
    }
    if (!['number', 'text', 'words', 'day', 'choice'].includes(type)) return name
    const tell = (doc: unknown) => {
      const value = valueAt(doc, path) as string | number | undefined
      if (value === undefined) return editor.conflict.nothing
      return valueNames[first]?.[value] ?? String(value)
    }
    const [before, after] = [tell(item.published), tell(draft)]
    return before.length > SHORT || after.length > SHORT ? name : fill(publishing.change, { name, before, after })
  }
}

/** The rows of a list that are not in another one as they stand. */
const findOthers = (rows: unknown, others: unknown): unknown[] =>
  ((rows ?? []) as unknown[]).filter((row) => !((others ?? []) as unknown[]).some((other) => isSame(row, other)))
