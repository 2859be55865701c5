import { ButtonLink } from '../../components/button.tsx'
import { useWords } from '../../words.ts'
import { LetterDoor, type NextProps } from '../accounts/access/letter-door.tsx'
import { ResendButton } from '../accounts/access/resend-button.tsx'

/** Confirms the newsletter by the link from an e-mail, on a press of the button: programs that look into mails open links too. */
export default function ConfirmNewsletterPage() {
  const { pages, letter } = useWords().account
  const { confirm: words } = letter
  return (
    <LetterDoor
      call="POST /newsletter/confirmation"
      head={pages.confirmNewsletter}
      words={words}
      wordFault={(fault) => words.faults[fault]}
      Next={Next}
    />
  )
}

function Next({ outcome, token }: NextProps) {
  const { letter, verification } = useWords().account
  const { confirm: words } = letter
  if (outcome === 'done') return <ButtonLink to="/artwork">{verification.toArtworks}</ButtonLink>
  if (outcome !== 'link-expired') return <p className="max-w-[60ch] text-body text-muted">{words.again}</p>
  return (
    <ResendButton
      name={words.renew}
      sent={words.sent}
      send={(call) => call('POST /newsletter/confirmation/renewal', { body: { token } })}
    />
  )
}
