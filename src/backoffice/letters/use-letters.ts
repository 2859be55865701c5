import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import { LETTER_STATES, MAIL_NAMES } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

export type LetterSummary = Reply<'GET /letters'>['letters'][number]

/** The mails that an address asks for, page by page. */
export function useLetters(params: URLSearchParams) {
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    state: LETTER_STATES.find((one) => one === params.get('state')),
    kind: MAIL_NAMES.find((one) => one === params.get('kind')),
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const key = JSON.stringify(given)
  const { value, error, retry, replace } = useFetched(key, (signal) =>
    call('GET /letters', { query: given }, { signal }),
  )
  const [isAdding, setAdding] = useState(false)

  async function showMore() {
    if (!value?.next_cursor || isAdding) return
    setAdding(true)
    try {
      const next = await call('GET /letters', { query: { ...given, cursor: value.next_cursor } })
      replace({ ...next, letters: [...value.letters, ...next.letters] })
    } finally {
      setAdding(false)
    }
  }

  return { query, value, error, retry, showMore }
}
