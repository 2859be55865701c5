import { useWords } from '../words.ts'

/** What a kind of mail is called; one that this version does not know, by its own name. */
export function useMailName(): (mail: string) => string {
  const { mailNames, letters } = useWords()
  const names: Record<string, string> = { ...mailNames, ...letters.letterNames }
  return (mail) => (Object.hasOwn(names, mail) ? (names[mail] ?? mail) : mail)
}
