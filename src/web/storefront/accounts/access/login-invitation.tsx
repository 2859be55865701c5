import { ButtonLink } from '../../../components/button.tsx'
import { useWords } from '../../../words.ts'

/** Says that a login is needed to have the e-mail sent again, and leads to it. */
export function LoginInvitation() {
  const { shell, account } = useWords()
  return (
    <div className="space-y-6">
      <p className="max-w-[60ch] text-body">{account.verification.login}</p>
      <ButtonLink to="/login">{shell.login}</ButtonLink>
    </div>
  )
}
