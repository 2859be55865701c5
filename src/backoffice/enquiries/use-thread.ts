import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

const LOOK_AGAIN_MS = 20_000

/** A conversation that others may go on with meanwhile, and ways to change it that never do so unseen. */
export function useThread(reference: string) {
  const reason = useReason()
  const fetched = useFetched(reference, () => readThread(reference))
  const { value, replace } = fetched
  const [isBusy, setBusy] = useState(false)
  // As it was when it was opened, or when whoever reads it last did something: what differs is new to them.
  const [known, setKnown] = useState<SalesEnquiry>()
  if (value && known?.reference !== value.reference) setKnown(value)
  const me = useAuth(({ user }) => user?.id)
  const latest = useRef(0)
  useEffect(() => {
    if (value) latest.current = value.version
  }, [value])
  // What was asked for before something was done tells less than its answer did.
  const look = useCallback(async () => {
    const next = await readThread(reference).catch(() => undefined)
    if (next && next.version >= latest.current) replace(next)
  }, [reference, replace])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [look])

  /** Does something and shows what came of it; answers what went wrong, if something did. */
  async function act(work: () => Promise<{ enquiry: SalesEnquiry }>, told: string): Promise<unknown> {
    if (isBusy) return 'busy'
    setBusy(true)
    try {
      const { enquiry } = await work()
      replace(enquiry)
      // What others said meanwhile stays new.
      const added = enquiry.messages.slice(value?.messages.length)
      if (added.every(({ staff }) => staff === me)) setKnown(enquiry)
      toast(told)
      return undefined
    } catch (fault) {
      toast(reason(fault))
      if (fault instanceof ApiError && fault.code === 'thread-moved') await look()
      return fault
    } finally {
      setBusy(false)
    }
  }
  return { fetched, known: known ?? value, isBusy, act }
}

export type Act = ReturnType<typeof useThread>['act']

const readThread = async (reference: string) =>
  (await call('GET /sales/enquiries/{enquiry}', { params: { enquiry: reference } })).enquiry
