import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'
import type { Block } from './issue.ts'

/** Says where in a letter something stands: "Subject, Français", "Text 2, English". */
export function useNamePlace(body: readonly Block[] = []): (path: string) => string {
  const { newsletter } = useWords()
  return (path) => {
    const parts = path.split('.')
    const language = parts.at(-1)
    const number = body.slice(0, Number(parts[1]) + 1).filter(({ text }) => text).length
    const part =
      parts[0] === 'subject'
        ? newsletter.subject
        : parts.length > 1
          ? fill(newsletter.textName, { number })
          : newsletter.body
    return [part, ...(isLocale(language) ? [LANGUAGES[language].name] : [])].join(', ')
  }
}
