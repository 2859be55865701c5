import type { EditedKind } from '../../contract/content/values.ts'
import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'
import { useFieldWords } from './field-words.ts'
import { useForm } from './form-context.ts'

/** Says what a path means in the form that is open: "Title, Français", "Picture 2, What the picture shows". */
export const useNamePath = (): ((path: string) => string) => useNamePathOf(useForm().item.kind)

/** Says what a path in things of a kind means. */
export function useNamePathOf(kind: EditedKind): (path: string) => string {
  const { editor } = useWords()
  const { nameOf, oneOf } = useFieldWords(kind)
  return (path) => {
    const parts = path.split('.')
    return parts
      .flatMap((part, at) => {
        const isOne = /^\d+$/.test(parts[at + 1] ?? '')
        if (/^\d+$/.test(part)) return []
        if (isOne) return fill(editor.list.item, { name: oneOf(part), number: Number(parts[at + 1]) + 1 })
        return isLocale(part) ? LANGUAGES[part].name : nameOf(part)
      })
      .join(', ')
  }
}
