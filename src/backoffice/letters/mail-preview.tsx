import { useEffect, useEffectEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { MailSheet } from './mail-sheet.tsx'

interface Looked {
  subject: string
  html: string
  text: string
}

interface Props<Found extends Looked> {
  /** What the mail depends on, in one text: another one is looked at anew. */
  asked: string
  look: (signal: AbortSignal) => Promise<Found>
  /** Where what it tells comes from. */
  hint?: string
  onLooked?: (found: Found) => void
  /** Words that cannot be shown so; until they are mended, the last good preview stays. */
  onFault?: (fault: ApiError) => void
}

const PAUSE_MS = 400

/** A mail as its reader would see it, a moment after whoever writes has stopped. */
export function MailPreview<Found extends Looked>({ asked, look, hint, onLooked, onFault }: Props<Found>) {
  const { letters } = useWords()
  const reason = useReason()
  const [shown, setShown] = useState<Found>()
  const [trouble, setTrouble] = useState<unknown>()
  const [answered, setAnswered] = useState<string>()
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const found = await look(signal)
      if (signal.aborted) return
      setShown(found)
      onLooked?.(found)
      setTrouble(undefined)
    } catch (fault) {
      if (signal.aborted) return
      if (onFault && fault instanceof ApiError && fault.code === 'validation-failed') onFault(fault)
      else setTrouble(fault)
    }
    setAnswered(asked)
  })
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void ask(leaving.signal)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked])
  return (
    <section aria-busy={answered !== asked} className="space-y-4 lg:sticky lg:top-6">
      <h2 className="border-b border-ink pb-2 font-display text-title">{letters.words.preview}</h2>
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
      {trouble ? <p role="alert">{reason(trouble)}</p> : null}
      {shown ? (
        <>
          <p className="break-words">
            <span className="block text-label text-muted">{letters.words.parts.subject}</span>
            {shown.subject}
          </p>
          <MailSheet html={shown.html} text={shown.text} />
        </>
      ) : null}
    </section>
  )
}
