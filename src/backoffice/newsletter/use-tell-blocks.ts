import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'
import type { Block, Work } from './issue.ts'

/** Tells all that a letter says, one below the other, for somebody who has to choose between two of them. */
export function useTellBlocks(works: Work[]): (body: Block[]) => string {
  const { newsletter } = useWords()
  return (body) =>
    body
      .flatMap(({ text, artwork }) => {
        if (artwork !== undefined) {
          const title = works.find(({ id }) => id === artwork)?.title
          return title ? fill(newsletter.workName, { title }) : newsletter.unnamedWork
        }
        return LOCALES.flatMap((locale) => (text?.[locale] ? `${LANGUAGES[locale].name}\n${text[locale]}` : []))
      })
      .join('\n\n')
}
