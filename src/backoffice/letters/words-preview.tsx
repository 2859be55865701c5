import { useEffect, useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import { type MailPart, WORDED_MAILS } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { MailSheet } from './mail-sheet.tsx'

interface Props {
  mail: (typeof WORDED_MAILS)[number]
  locale: Locale
  words: Partial<Record<MailPart, string>>
  /** Words that cannot be shown so; until they are mended, the last good preview stays. */
  onFault: (fault: ApiError) => void
}

const PAUSE_MS = 400

/** The mail as its reader would see it, a moment after whoever writes has stopped. */
export function WordsPreview({ mail, locale, words, onFault }: Props) {
  const { letters } = useWords()
  const reason = useReason()
  const [shown, setShown] = useState<Reply<'POST /letters/words/{mail}/preview'>>()
  const [trouble, setTrouble] = useState<unknown>()
  const asked = JSON.stringify([mail, locale, words])
  const [answered, setAnswered] = useState<string>()
  async function look(signal: AbortSignal) {
    try {
      const reply = await call(
        'POST /letters/words/{mail}/preview',
        { params: { mail }, body: { locale, words } },
        { signal },
      )
      if (signal.aborted) return
      setShown(reply)
      setTrouble(undefined)
    } catch (fault) {
      if (signal.aborted) return
      if (fault instanceof ApiError && fault.code === 'validation-failed') onFault(fault)
      else setTrouble(fault)
    }
    setAnswered(asked)
  }
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void look(leaving.signal)
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
      <p className="text-label text-muted">{letters.words.made}</p>
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
