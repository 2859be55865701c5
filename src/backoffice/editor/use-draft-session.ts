import { useEffect, useReducer, useState } from 'react'

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
  const [{ session, now, hadKept }] = useState(() => {
    const now = { isThere: true, isUntouched: isNew, isKept: true }
    const typing = openKeptTyping(user, item.kind, item.id)
    const kept = typing.read()
    const session = new DraftSession<Item>({
      item,
      kept,
      save: (version, draft) => saveDraft(item, version, draft),
      read: () => readItem(item),
      setbackOf,
      keep: (one) => {
        now.isKept = typing.write(one)
        if (one) now.isUntouched = false
      },
      onChange: () => now.isThere && draw(),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    return { session, now, hadKept: kept !== undefined }
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
      now.isThere = false
      removeEventListener('online', goOn)
      removeEventListener('beforeunload', warn)
      session.close()
      if (!now.isUntouched || session.item.version !== item.version) return
      const query = { version: item.version }
      void call('DELETE /editor/{kind}/{id}', { ...paramsOf(item), query }).catch(() => undefined)
    }
    // The session is what this stands for; the rest is as it was when it began.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session])
  return { session, isKept: now.isKept }
}
