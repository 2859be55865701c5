import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { enter } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { exchangeCode } from './social-login.ts'

/** What came of a login through another service: whether its code is being looked at, and what to say if it failed. */
export function useSocialReturn(): { isEntering: boolean; fault: string | undefined } {
  const { social } = useWords().account.login
  const locale = useLocale()
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const code = query.get('code')
  const told = query.get('socialError')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (code === null) return
    const come = async () => {
      const token = await exchangeCode(browserApi(locale), code)
      if (token === undefined) throw new Error('the code does not count')
      await enter(token)
    }
    come().catch(() => {
      setFailed(true)
      // A code that does not count is not tried again by a reload.
      void navigate('.', { replace: true })
    })
  }, [code, locale, navigate])

  const reason = told === null ? (hasFailed ? 'failed' : undefined) : told
  return {
    isEntering: code !== null && !hasFailed,
    fault:
      reason === undefined ? undefined : Object.hasOwn(social, reason) ? social[reason as 'failed'] : social.failed,
  }
}
