import { isLocale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { nameLanguage } from '../components/name-language.ts'
import { useLocale, useWords } from '../words.ts'

/** What is missing, by the name the API has for it. */
export function useLackName(): (lack: string) => string {
  const { missing } = useWords().lists
  const spoken = useLocale()
  return (lack) =>
    isLocale(lack)
      ? fill(missing.language, { language: nameLanguage(lack, spoken) })
      : (missing[lack as keyof typeof missing] ?? lack)
}
