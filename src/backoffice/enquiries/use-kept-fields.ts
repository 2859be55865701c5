import { useEffect, useRef, useState } from 'react'

import { makeKey } from '../../web/forms/keep-key.ts'
import { useAuth } from '../../web/state/auth-store.ts'
import { type KeptTyping, openKeptTyping } from '../saving/kept-typing.ts'

type Fields = Partial<Record<string, string>>

/**
 * What is typed at the desk, kept in this browser until it is sent, and the key it is sent under: the same for as long as
 * it says the same, so that nothing is sent twice. Nothing until what was left behind is found.
 */
export function useKeptFields(place: string) {
  const user = useAuth((state) => state.user?.id ?? '')
  const [fields, setFields] = useState<Fields>()
  const latest = useRef<Fields>({})
  const kept = useRef<KeptTyping>(undefined)
  useEffect(() => {
    let isLeft = false
    async function open() {
      const opened = await openKeptTyping(user, 'enquiries', place)
      if (isLeft) {
        opened.close()
        return
      }
      kept.current = opened
      latest.current = opened.found.loose ?? {}
      setFields(latest.current)
    }
    void open()
    return () => {
      isLeft = true
      kept.current?.close()
      kept.current = undefined
    }
  }, [user, place])

  function keep(next: Fields) {
    latest.current = next
    setFields(next)
    const said = Object.entries(next).filter(([, text]) => text)
    kept.current?.writeLoose(Object.fromEntries(said) as Record<string, string>)
  }
  return {
    fields,
    write: (typed: Fields) => keep({ ...latest.current, ...typed, key: makeKey() }),
    /** What it is sent under. */
    key: () => {
      if (!latest.current.key) keep({ ...latest.current, key: makeKey() })
      return latest.current.key ?? ''
    },
    clear: () => keep({}),
  }
}
