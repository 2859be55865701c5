import { useEffect, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import type { OutboxMail } from '../../../contract/mail/endpoints.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'

interface Outbox {
  state: 'loading' | 'ready' | 'absent' | 'unreachable'
  mails: OutboxMail[]
  lookAgain: () => void
}

/** The mails in the demo's outbox, read when the page opens and whenever one looks again. */
export function useOutbox(): Outbox {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Outbox['state']>('loading')
  const [mails, setMails] = useState<OutboxMail[]>([])
  useEffect(() => {
    const control = new AbortController()
    const ask = async () => {
      const reply = await browserApi(locale)('GET /outbox', undefined, { signal: control.signal })
      setMails(reply.mails)
      setState('ready')
    }
    ask().catch((error: unknown) => {
      if (control.signal.aborted) return
      setState(error instanceof ApiError && error.status === 404 ? 'absent' : 'unreachable')
    })
    return () => control.abort()
  }, [attempt, locale])
  return { state, mails, lookAgain: () => setAttempt(attempt + 1) }
}
