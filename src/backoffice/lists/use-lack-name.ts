import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'

/** What is missing, by the name the API has for it. */
export function useLackName(): (lack: string) => string {
  const { missing } = useWords().lists
  return (lack) =>
    isLocale(lack)
      ? fill(missing.language, { language: LANGUAGES[lack].name })
      : (missing[lack as keyof typeof missing] ?? lack)
}
