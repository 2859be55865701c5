import { useEffect, useReducer, useRef, useState } from 'react'

import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { DraftSession } from '../saving/draft-session.ts'
import { openKeptTyping } from '../saving/kept-typing.ts'
import { useWords } from '../words.ts'
import { type Item, paramsOf, readItem, saveDraft, setbackOf } from './item.ts'

interface Options {
  item: Item
  user: string
  /** Was begun a moment ago: it goes again if nothing is written. */
  isNew: boolean
}

/** The session in which one thing is written; the component is drawn anew whenever it changes. */
export function useDraftSession({ item, user, isNew }: Options) {
  const { editor } = useWords()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const isThere = useRef(true)
  const isUntouched = useRef(isNew)
  const [{ session, isKept, hadKept }] = useState(() => {
    const typing = openKeptTyping(user, item.kind, item.id)
    const kept = typing.read()
    const isKept = { current: true }
    const session = new DraftSession<Item>({
      item,
      kept,
      save: (version, draft) => saveDraft(item, version, draft),
      read: () => readItem(item),
      setbackOf,
      keep: (one) => {
        isKept.current = typing.write(one)
        if (one) isUntouched.current = false
      },
      onChange: () => isThere.current && draw(),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    return { session, isKept, hadKept: kept !== undefined }
  })

  useEffect(() => {
    if (hadKept) toast(editor.broughtBack)
    const goOn = () => session.tryNow()
    const warn = (event: BeforeUnloadEvent) => {
      if (session.phase !== 'saved' && session.phase !== 'gone') event.preventDefault()
    }
    addEventListener('online', goOn)
    addEventListener('beforeunload', warn)
    return () => {
      isThere.current = false
      removeEventListener('online', goOn)
      removeEventListener('beforeunload', warn)
      session.close()
      if (!isUntouched.current || session.item.version !== item.version) return
      const query = { version: item.version }
      void call('DELETE /editor/{kind}/{id}', { ...paramsOf(item), query }).catch(() => undefined)
    }
  }, [session])
  return { session, isKept: isKept.current }
}
