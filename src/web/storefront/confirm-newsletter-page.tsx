import { type SubmitEvent, useState } from 'react'
import { useParams } from 'react-router'

import { Button, ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useLocale } from '../navigation/locale-path.ts'
import { useIsHydrated } from '../navigation/use-is-hydrated.ts'
import { browserApi } from '../page-data.ts'
import { useWords } from '../words.ts'
import { followLetterLink, type LetterOutcome } from './access/follow-letter-link.ts'
import { ResendButton } from './access/resend-button.tsx'

/** Confirms the newsletter by the link from an e-mail, on a press of the button: programs that look into mails open links too. */
export default function ConfirmNewsletterPage() {
  const { pages, form, letter, verification } = useWords().account
  const { confirm: words } = letter
  const { token = '' } = useParams()
  const locale = useLocale()
  const isReady = useIsHydrated()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<LetterOutcome>()

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setOutcome(await followLetterLink(browserApi(locale), 'POST /newsletter/confirmation', token))
    setSending(false)
  }

  const isOpen = outcome === undefined || outcome === 'unreachable'
  return (
    <Room head={pages.confirmNewsletter} isPersonal>
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
              : words.faults[outcome]}
      </p>
      <div className="mt-8">
        {isOpen ? (
          <form onSubmit={(event) => void confirm(event)}>
            <Button type="submit" disabled={!isReady} aria-disabled={isSending}>
              {words.button}
            </Button>
          </form>
        ) : null}
        {outcome === 'link-expired' ? (
          <ResendButton
            name={words.renew}
            sent={words.sent}
            send={(call) => call('POST /newsletter/confirmation/renewal', { body: { token } })}
          />
        ) : null}
        {outcome === 'link-used' || outcome === 'link-invalid' ? (
          <p className="max-w-[60ch] text-body text-muted">{words.again}</p>
        ) : null}
        {outcome === 'done' ? <ButtonLink to="/artwork">{verification.toArtworks}</ButtonLink> : null}
      </div>
    </Room>
  )
}
