import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { NEWSLETTER } from '../kinds.ts'

/** Begins a letter and goes there, once however often it is pressed; should nothing be written, it is taken away again. */
export function useBeginIssue(): () => Promise<void> {
  const navigate = useNavigate()
  const reason = useReason()
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { issue } = await call('POST /newsletter/issues', { body: { subject: {}, body: [{ text: {} }] } })
      await navigate(`${NEWSLETTER}/${issue.id}`, { state: { isNew: true } })
    } catch (error) {
      toast(reason(error))
    }
    isBusy.current = false
  }
}
