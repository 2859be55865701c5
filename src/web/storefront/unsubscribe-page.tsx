import { type SubmitEvent, useState } from 'react'
import { useParams } from 'react-router'

import { Button } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useLocale } from '../navigation/locale-path.ts'
import { browserApi } from '../page-data.ts'
import { useWords } from '../words.ts'
import { followLetterLink, type LetterOutcome } from './access/follow-letter-link.ts'

/** Ends the newsletter by the link from any of its mails, on a press of the button; without scripts it is the one click of mail programs. */
export default function UnsubscribePage() {
  const { pages, form, letter } = useWords().account
  const { unsubscribe: words } = letter
  const { token = '' } = useParams()
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<LetterOutcome>()

  async function end(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setOutcome(await followLetterLink(browserApi(locale), 'POST /newsletter/unsubscription', token))
    setSending(false)
  }

  const isOpen = outcome === undefined || outcome === 'unreachable'
  return (
    <Room head={pages.unsubscribe} isPersonal>
      <p className={isOpen ? 'max-w-[60ch] text-lead' : 'sr-only'}>{words.ask}</p>
      <p
        role="status"
        className={`max-w-[60ch] ${outcome === 'unreachable' ? 'mt-6 text-body text-error' : 'text-lead'}`}
      >
        {outcome === undefined
          ? null
          : outcome === 'done'
            ? words.done
            : outcome === 'unreachable'
              ? form.unreachable
              : words.fault}
      </p>
      {isOpen ? (
        <form method="post" className="mt-8" onSubmit={(event) => void end(event)}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit" aria-disabled={isSending}>
            {words.button}
          </Button>
        </form>
      ) : null}
      {outcome === 'done' ? <p className="mt-4 max-w-[60ch] text-body text-muted">{words.regret}</p> : null}
    </Room>
  )
}
