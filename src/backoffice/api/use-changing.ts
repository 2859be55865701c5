import { useRef } from 'react'

import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useFetched } from './use-fetched.ts'

/**
 * What a call answers, and a way to change it by calls that answer with all of it as it is then, one after the other: what
 * is pressed while another is being saved waits for it; what would tell the same is the same press again.
 */
export function useChanging<Value>(key: string, fetchValue: (signal: AbortSignal) => Promise<Value>) {
  const reason = useReason()
  const { value, error, retry, replace } = useFetched(key, fetchValue)
  const waiting = useRef(new Map<string, Promise<unknown>>())
  async function change(act: () => Promise<Value>, told: string): Promise<boolean> {
    const line = waiting.current
    if (line.has(told)) return false
    const before = [...line.values()].at(-1)
    const doing = Promise.resolve(before).then(act)
    // Whoever waits for it waits for its end, not for its success.
    line.set(
      told,
      doing.catch(() => undefined),
    )
    try {
      replace(await doing)
      toast(told)
      return true
    } catch (fault) {
      toast(reason(fault))
      return false
    } finally {
      line.delete(told)
    }
  }
  return { value, error, retry, replace, change }
}

export type Changing<Value> = ReturnType<typeof useChanging<Value>>['change']
