import { useState } from 'react'

import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useFetched } from './use-fetched.ts'

/** What a call answers, and a way to change it by calls that answer with all of it as it is then, one after the other. */
export function useChanging<Value>(key: string, fetchValue: (signal: AbortSignal) => Promise<Value>) {
  const reason = useReason()
  const { value, error, retry, replace } = useFetched(key, fetchValue)
  const [isBusy, setBusy] = useState(false)
  async function change(act: () => Promise<Value>, told: string): Promise<boolean> {
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

export type Changing<Value> = ReturnType<typeof useChanging<Value>>['change']
