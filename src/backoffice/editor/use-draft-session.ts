import { useEffect, useReducer, useState } from 'react'

import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { DraftSession } from '../saving/draft-session.ts'
import type { KeptTyping } from '../saving/kept-typing.ts'
import { LooseTexts } from '../saving/loose-texts.ts'
import { useWords } from '../words.ts'
import { hasUploads } from './inputs/uploads-under-way.ts'
import { type Item, paramsOf, readItem, saveDraft, setbackOf } from './item.ts'

interface Options {
  item: Item
  typing: KeptTyping
  /** Was begun a moment ago: it goes again if nothing is written. */
  isNew: boolean
}

/** The session in which one thing is written; the component is drawn anew whenever it changes. */
export function useDraftSession({ item, typing, isNew }: Options) {
  const { editor } = useWords()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [{ session, loose, now }] = useState(() => {
    const now = { isThere: true, isUntouched: isNew, isKept: true }
    const session = new DraftSession<Item>({
      item,
      kept: typing.found.kept,
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
    const loose = new LooseTexts(typing.found.loose ?? {}, (texts) => {
      now.isKept = typing.writeLoose(texts)
      now.isUntouched = false
    })
    return { session, loose, now }
  })

  useEffect(() => {
    if (typing.found.kept || typing.found.loose) toast(editor.broughtBack)
    const goOn = () => session.tryNow()
    const warn = (event: BeforeUnloadEvent) => {
      if ((session.phase !== 'saved' && session.phase !== 'gone') || hasUploads()) event.preventDefault()
    }
    addEventListener('online', goOn)
    addEventListener('beforeunload', warn)
    return () => {
      now.isThere = false
      removeEventListener('online', goOn)
      removeEventListener('beforeunload', warn)
      session.close()
      typing.close()
      if (!now.isUntouched || session.item.version !== item.version) return
      const query = { version: item.version }
      void call('DELETE /editor/{kind}/{id}', { ...paramsOf(item), query }).catch(() => undefined)
    }
    // The session is what this stands for; the rest is as it was when it began.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session])
  // After the fields have said what they hold.
  useEffect(() => loose.settle())
  return { session, loose, isKept: now.isKept }
}
