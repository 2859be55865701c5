import { Room } from '../../components/room.tsx'
import { useWords } from '../../words.ts'
import { LoginForm } from './access/login-form.tsx'
import { useSocialReturn } from './access/use-social-return.ts'

/** The login as a page of its own; here one also comes back from a login through another service. */
export default function LoginPage() {
  const { pages, form } = useWords().account
  const { isEntering, fault } = useSocialReturn()
  return (
    <Room head={pages.login} isPersonal>
      <div className="max-w-xl">
        {fault === undefined ? null : (
          <p role="alert" className="mb-8 border-l-2 border-error pl-4 text-body">
            {fault}
          </p>
        )}
        {isEntering ? (
          <p role="status" className="min-h-96 text-lead text-muted">
            {form.sending}
          </p>
        ) : (
          <LoginForm />
        )}
      </div>
    </Room>
  )
}
