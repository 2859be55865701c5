import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

import { Button, ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { useAuth, useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { LoginInvitation } from './access/login-invitation.tsx'
import { findOffer } from './access/offer-awaiting.ts'
import { ResendButton } from './access/resend-button.tsx'
import { type Verification, verifyAddress } from './access/verify-address.ts'

/**
 * Verifies an address by the link from an e-mail, and says what came of it. Whoever is not logged in is asked first:
 * programs that look into mails open links too, and a stranger may have used the address.
 */
export default function VerifyPage() {
  const { pages, verification: words } = useWords().account
  const { signature = '' } = useParams()
  const locale = useLocale()
  const isLoggedIn = useIsLoggedIn()
  const isSettled = useAuth((auth) => auth.isSettled)
  const [attempt, setAttempt] = useState(0)
  const [isConfirmed, setConfirmed] = useState(false)
  const [outcome, setOutcome] = useState<Verification>()

  const isAsked = isLoggedIn || isConfirmed
  useEffect(() => {
    if (!isAsked) return
    let isShown = true
    void verifyAddress(browserApi(locale), signature).then((answer) => isShown && setOutcome(answer))
    return () => {
      isShown = false
    }
  }, [locale, signature, attempt, isAsked])

  const isDone = outcome === 'verified'
  return (
    <Room head={isDone ? { ...pages.verify, heading: words.done } : pages.verify} isPersonal>
      {/* Heard when it changes, also by those who do not see the heading change. */}
      <p role="status" className={isDone ? 'sr-only' : 'min-h-14 max-w-[60ch] text-lead'}>
        {isSettled && !isAsked ? words.ask : <Outcome outcome={outcome} />}
      </p>
      <div className="mt-8">
        {isSettled && !isAsked ? <Button onClick={() => setConfirmed(true)}>{words.confirm}</Button> : null}
        <NextDoor outcome={outcome} signature={signature} onAgain={() => setAttempt(attempt + 1)} />
      </div>
    </Room>
  )
}

function Outcome({ outcome }: { outcome: Verification | undefined }) {
  const { verification: words, form } = useWords().account
  if (outcome === undefined) return words.checking
  if (outcome === 'verified') return words.done
  return outcome === 'unreachable' ? form.unreachable : words.faults[outcome]
}

interface NextDoorProps {
  outcome: Verification | undefined
  signature: string
  onAgain: () => void
}

function NextDoor({ outcome, signature, onAgain }: NextDoorProps) {
  const { verification: words } = useWords().account
  const isLoggedIn = useIsLoggedIn()
  if (outcome === undefined) return null
  if (outcome === 'unreachable') return <Button onClick={onAgain}>{words.again}</Button>
  if (outcome === 'verified') {
    const offer = findOffer()
    if (offer) return <ButtonLink to={offer}>{words.toOffer}</ButtonLink>
    return (
      <ButtonLink to={isLoggedIn ? '/account' : '/artwork'}>
        {isLoggedIn ? words.toAccount : words.toArtworks}
      </ButtonLink>
    )
  }
  if (outcome === 'link-invalid') {
    return isLoggedIn ? (
      <ResendButton name={words.renew} sent={words.sent} send={(call) => call('POST /auth/verification/resend')} />
    ) : (
      <LoginInvitation />
    )
  }
  return (
    <ResendButton
      name={words.renew}
      sent={words.sent}
      send={(call) => call('POST /auth/verification/renew', { body: { signature } })}
    />
  )
}
