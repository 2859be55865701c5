import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { useFieldWords } from './field-words.ts'
import { useForm } from './form-context.ts'

/** Says what a path means: "Title, Français", "Pictures 2, What the picture shows". */
export function useNamePath(): (path: string) => string {
  const { nameOf } = useFieldWords(useForm().item.kind)
  return (path) =>
    path
      .split('.')
      .map((part) =>
        isLocale(part) ? LANGUAGES[part].name : /^\d+$/.test(part) ? String(Number(part) + 1) : nameOf(part),
      )
      .join(', ')
}
