import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { useWords } from '../words.ts'

/** Says what a path means: "Title, Français", "Pictures 2, What the picture shows". */
export function useNamePath(): (path: string) => string {
  const names = useWords().fields.names as Record<string, string>
  return (path) =>
    path
      .split('.')
      .map((part) =>
        isLocale(part) ? LANGUAGES[part].name : /^\d+$/.test(part) ? String(Number(part) + 1) : (names[part] ?? part),
      )
      .join(', ')
}
