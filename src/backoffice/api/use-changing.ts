import { useState } from 'react'

import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { createLine } from './create-line.ts'
import { useFetched } from './use-fetched.ts'

/**
 * What a call answers, and a way to change it by calls that answer with all of it as it is then, one after the other: what
 * is pressed while another is being saved waits for it, and the same act of the same thing is the same press again. What
 * an act is done to is named wherever there are several of these things.
 */
export function useChanging<Value>(key: string, fetchValue: (signal: AbortSignal) => Promise<Value>) {
  const reason = useReason()
  const { value, error, retry, replace } = useFetched(key, fetchValue)
  const [line] = useState(createLine)
  async function change(act: () => Promise<Value>, told: string, thing = ''): Promise<boolean> {
    const name = `${thing} ${told}`
    if (line.isTaken(name)) return false
    try {
      replace(await line.take(name, act))
      toast(told)
      return true
    } catch (fault) {
      toast(reason(fault))
      return false
    }
  }
  return { value, error, retry, replace, change }
}

export type Changing<Value> = ReturnType<typeof useChanging<Value>>['change']
