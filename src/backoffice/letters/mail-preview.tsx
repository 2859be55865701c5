import { useEffect, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { MailSheet } from './mail-sheet.tsx'

interface Mail {
  subject: string
  html: string
  text: string
}

interface Props {
  /** All that the mail depends on. */
  asked: string
  look: (signal: AbortSignal) => Promise<Mail>
  /** Words that cannot be shown so; until they are mended, the last good preview stays. */
  onFault?: ((fault: ApiError) => void) | undefined
  note?: string
}

const PAUSE_MS = 400

/** A mail as its reader would see it, a moment after whoever writes has stopped. */
export function MailPreview({ asked, look, onFault, note }: Props) {
  const { letters } = useWords()
  const reason = useReason()
  const [shown, setShown] = useState<Mail>()
  const [trouble, setTrouble] = useState<unknown>()
  const [answered, setAnswered] = useState<string>()
  async function ask(signal: AbortSignal) {
    try {
      const mail = await look(signal)
      if (signal.aborted) return
      setShown(mail)
      setTrouble(undefined)
    } catch (fault) {
      if (signal.aborted) return
      if (onFault && fault instanceof ApiError && fault.code === 'validation-failed') onFault(fault)
      else setTrouble(fault)
    }
    setAnswered(asked)
  }
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void ask(leaving.signal)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // What is asked says all that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  return (
    <section aria-busy={answered !== asked} className="space-y-4 lg:sticky lg:top-6">
      <h2 className="border-b border-ink pb-2 font-display text-title">{letters.words.preview}</h2>
      {note ? <p className="text-label text-muted">{note}</p> : null}
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
