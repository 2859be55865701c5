import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

export type Staff = Reply<'GET /staff'>
export type Member = Staff['members'][number]

/** Who works here, and a way to change it: every change answers with all of it as it is then. */
export function useStaff() {
  const reason = useReason()
  const { value, error, retry, replace } = useFetched('staff', (signal) => call('GET /staff', undefined, { signal }))
  const [isBusy, setBusy] = useState(false)
  async function change(act: () => Promise<Staff>, told: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      replace(await act())
      toast(told)
      return true
    } catch (fault) {
      toast(reason(fault))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { value, error, retry, replace, change }
}
export type ChangeStaff = ReturnType<typeof useStaff>['change']
