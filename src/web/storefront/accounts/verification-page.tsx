import { fill } from '../../../messages/fill.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { useAuth } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { LoginInvitation } from './access/login-invitation.tsx'
import { ResendButton } from './access/resend-button.tsx'

/** What to do with the e-mail that verifies an address, and a way to have it sent again. */
export default function VerificationPage() {
  const { pages, verification: words } = useWords().account
  const { user, isSettled } = useAuth()
  const { introduction, ...head } = pages.verification
  const text = user
    ? fill(user.email_verified ? words.already : words.pending, { email: user.email })
    : (introduction ?? '')
  return (
    <Room head={{ ...head, introduction: text }} isPersonal>
      {user?.email_verified === false ? (
        <ResendButton name={words.resend} sent={words.sent} send={(call) => call('POST /auth/verification/resend')} />
      ) : null}
      {user?.email_verified ? <ButtonLink to="/account">{words.toAccount}</ButtonLink> : null}
      {isSettled && user === null ? <LoginInvitation /> : null}
    </Room>
  )
}
