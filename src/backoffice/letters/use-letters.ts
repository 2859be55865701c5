import type { Reply } from '../../contract/client.ts'
import { LETTER_STATES, MAIL_NAMES } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'

export type LetterSummary = Reply<'GET /letters'>['letters'][number]

/** The mails that an address asks for, page by page. */
export function useLetters(params: URLSearchParams) {
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    state: LETTER_STATES.find((one) => one === params.get('state')),
    issue: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.exec(params.get('issue') ?? '')?.[0],
    kind: MAIL_NAMES.find((one) => one === params.get('kind')),
  }
  const pages = usePages(
    query,
    async (cursor: string | undefined, options) => {
      const { letters, next_cursor } = await call('GET /letters', { query: { ...query, cursor } }, options)
      return { rows: letters, next: next_cursor }
    },
    ({ id }) => id,
  )
  return { query, pages }
}
