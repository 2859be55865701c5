import type { EditedKind } from '../../contract/content/values.ts'
import { useWords } from '../words.ts'

/** What the fields of a kind are called: the same name can mean something else in another kind. */
export function useFieldWords(kind: EditedKind) {
  const { names, ones, hints, values } = useWords().fields
  const find = <Found>(words: Record<string, Found>, name: string) => words[`${kind}.${name}`] ?? words[name]
  return {
    nameOf: (name: string) => find<string>(names, name) ?? name,
    oneOf: (name: string) => find<string>(ones, name) ?? find<string>(names, name) ?? name,
    hintOf: (name: string) => find<string>(hints, name),
    valuesOf: (name: string) => find<Record<string, string>>(values, name) ?? {},
  }
}
