import { useEffect, useReducer, useState } from 'react'

import type { Doc } from '../../contract/content/fields.ts'
import { toast } from '../components/toasts.tsx'
import { useWords } from '../words.ts'
import { DraftSession, type Held, type Setback } from './draft-session.ts'
import type { KeptTyping } from './kept-typing.ts'
import { LooseTexts } from './loose-texts.ts'

interface Options<Item extends Held> {
  item: Item
  typing: KeptTyping
  save: (version: number, draft: Doc) => Promise<Item>
  read: () => Promise<Item>
  setbackOf: (error: unknown) => Setback
  /** Takes away what was begun a moment ago and nobody has written anything in. */
  removeNew?: (() => Promise<unknown>) | undefined
  /** Whether something else is under way that would be lost with the page. */
  isBusy?: () => boolean
}

/** The session in which one thing is written; the component is drawn anew whenever it changes. */
export function useSession<Item extends Held>(options: Options<Item>) {
  const { item, typing, save, read, setbackOf, removeNew, isBusy } = options
  const { editor } = useWords()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [{ session, loose, now }] = useState(() => {
    const now = { isThere: true, isUntouched: removeNew !== undefined, isKept: true }
    const session = new DraftSession<Item>({
      ...{ item, kept: typing.found.kept, save, read, setbackOf },
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
      if (now.isThere) draw()
    })
    return { session, loose, now }
  })

  useEffect(() => {
    if (typing.found.kept || typing.found.loose) toast(editor.broughtBack)
    const goOn = () => session.tryNow()
    const warn = (event: BeforeUnloadEvent) => {
      if ((session.phase !== 'saved' && session.phase !== 'gone') || isBusy?.()) event.preventDefault()
    }
    addEventListener('online', goOn)
    addEventListener('beforeunload', warn)
    return () => {
      now.isThere = false
      removeEventListener('online', goOn)
      removeEventListener('beforeunload', warn)
      session.close()
      typing.close()
      if (now.isUntouched && session.item.version === item.version) void removeNew?.().catch(() => undefined)
    }
    // The session is what this stands for; the rest is as it was when it began.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session])
  return { session, loose, isKept: now.isKept }
}
