import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'
import type { Block } from './issue.ts'

/** What a part of a letter is called: texts by their number, works by their title. */
export function useNameBlock(body: readonly Block[], titleOf: (id: number) => string | undefined) {
  const { newsletter } = useWords()
  return (at: number): string => {
    const { artwork } = body[at] ?? {}
    if (artwork === undefined) {
      const number = body.slice(0, at + 1).filter((one) => one.artwork === undefined).length
      return fill(newsletter.textName, { number })
    }
    const title = titleOf(artwork)
    return title ? fill(newsletter.workName, { title }) : newsletter.unnamedWork
  }
}
