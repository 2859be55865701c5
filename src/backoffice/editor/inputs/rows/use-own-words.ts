import type { Doc, Words } from '../../../../contract/content/fields.ts'
import { kindOf } from '../../../../contract/content/kinds.ts'
import { fill } from '../../../../messages/fill.ts'
import { chooseText } from '../../../lists/title-of.tsx'
import { useLocale, useWords } from '../../../words.ts'
import { useForm } from '../../form-context.ts'
import { findName } from '../reference-names.ts'

/** What a row says of itself, if it does: the name of what it refers to, or the first of its texts. */
export function useOwnWords(): (path: string, row: unknown) => string | undefined {
  const { editor } = useWords()
  const locale = useLocale()
  const { item } = useForm()
  const quote = (words: Words | undefined) => {
    const text = chooseText(words, locale)?.text
    return text === undefined ? undefined : fill(editor.list.named, { text })
  }
  return (path, row) => {
    const field = kindOf(item.kind).fields[path]
    if (field?.type === 'references') return quote(findName(field.kind, String(row), item.names))
    if (field?.type !== 'list') return undefined
    const first = Object.entries(field.fields).find(
      ([name, { type }]) => type === 'words' && (row as Doc | undefined)?.[name] !== undefined,
    )
    return first && quote((row as Doc)[first[0]] as Words)
  }
}
