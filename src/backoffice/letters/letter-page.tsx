import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Facts } from '../components/facts.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTERS } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { LetterStateBadge } from './letter-state.tsx'
import { MailSheet } from './mail-sheet.tsx'
import { useMailName } from './use-mail-name.ts'

type Letter = Reply<'GET /letters/{letter}'>['letter']

/** One mail: what became of it, how it looks, and sending it again. */
export function LetterPage() {
  const { letter = '' } = useParams()
  const fetched = useFetched(
    letter,
    async (signal) => (await call('GET /letters/{letter}', { params: { letter } }, { signal })).letter,
  )
  return <FetchedPage fetched={fetched}>{(one) => <OneLetter key={one.id} letter={one} />}</FetchedPage>
}

function OneLetter({ letter }: { letter: Letter }) {
  const { letters } = useWords()
  const locale = useLocale()
  const nameMail = useMailName()
  const { to, tries, trouble, answer } = letter
  const heading = letter.subject ?? nameMail(letter.kind)
  useTitle(heading)
  const momentOf = (moment: string | null) => (moment ? formatMoment(moment, locale) : null)
  return (
    <div className="space-y-10">
      <PageHead
        title={heading}
        back={{ to: LETTERS, words: letters.back }}
        badge={<LetterStateBadge state={letter.state} />}
        acts={letter.can_repeat ? <SendAgain id={letter.id} /> : null}
      />
      {trouble && letter.state !== 'sent' ? (
        <section className="max-w-3xl space-y-2 border-l-2 border-error pl-4">
          <h2 className="text-label text-muted">{letters.why}</h2>
          <p>{letters.troubles[trouble]}</p>
          {answer ? (
            <>
              <h3 className="pt-2 text-label text-muted">{letters.answer}</h3>
              <p className="font-mono text-label break-words">{answer}</p>
            </>
          ) : null}
        </section>
      ) : null}
      <Facts
        facts={[
          [letters.to, to.email ? [to.name, to.email].filter(Boolean).join(', ') : letters.toGallery],
          [letters.kind, letter.is_test ? `${letters.test}, ${nameMail(letter.kind)}` : nameMail(letter.kind)],
          [letters.language, LANGUAGES[letter.locale].name],
          [letters.due, momentOf(letter.created_at)],
          [letters.sentAt, momentOf(letter.sent_at)],
          [letters.tries, tries > 1 || trouble ? String(tries) : null],
          [letters.nextTry, momentOf(letter.next_try_at)],
          [letters.askedBy, letter.asked_by],
        ]}
      />
      <section className="space-y-4">
        <h2 className="border-b border-ink pb-2 font-display text-title">
          {letter.is_kept ? letters.asWritten : letters.asNow}
        </h2>
        {letter.html === null ? (
          <p>{letters.noMail}</p>
        ) : (
          <>
            <p className="text-label text-muted">{letters.blanked}</p>
            <MailSheet html={letter.html} text={letter.text ?? ''} />
          </>
        )}
      </section>
    </div>
  )
}

function SendAgain({ id }: { id: string }) {
  const { letters } = useWords()
  const reason = useReason()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  async function send() {
    if (isSending) return
    setSending(true)
    try {
      const { letter } = await call('POST /letters/{letter}/sending', { params: { letter: id } })
      toast(letters.sentAgain)
      await navigate(`${LETTERS}/${letter.id}`)
    } catch (fault) {
      toast(reason(fault))
    }
    setSending(false)
  }
  return (
    <Button look="outline" aria-disabled={isSending} onClick={() => void send()}>
      {letters.again}
    </Button>
  )
}
