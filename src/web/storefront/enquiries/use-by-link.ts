import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'

import type { Call } from '../../../contract/client.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { linkFaultOf } from '../accounts/access/link-fault.ts'

/** What stands behind a private link: itself once it is there, or why it cannot be shown. */
export interface ByLink<Found> {
  token: string
  found: Found | 'invalid' | 'unreachable' | undefined
  setFound: (found: Found) => void
  askAgain: () => void
}

/** Fetches what the link of an e-mail leads to; anew when the language changes, or who is logged in (`who`). */
export function useByLink<Found extends object>(
  ask: (call: Call, token: string) => Promise<Found>,
  who: string | undefined = '',
): ByLink<Found> {
  const { token = '' } = useParams()
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found | 'invalid' | 'unreachable'>()

  useEffect(() => {
    // It is not known yet.
    if (who === undefined) return
    let isShown = true
    ask(browserApi(locale), token).then(
      (answer) => isShown && setFound(answer),
      (fault: unknown) => isShown && setFound(linkFaultOf(fault) ? 'invalid' : 'unreachable'),
    )
    return () => {
      isShown = false
    }
  }, [ask, locale, token, who, attempt])

  return { token, found, setFound, askAgain: useCallback(() => setAttempt((count) => count + 1), []) }
}
