import { useEffect } from 'react'

import { useAuth } from '../../web/state/auth-store.ts'
import { answerLogin, useLoginQuestion } from '../api/ask-to-log-in.ts'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from '../words.ts'
import { LoginForm } from './login-form.tsx'

/** Asks to log in again over whatever is being written, which stays as it is beneath. */
export function LoginOver() {
  const { login } = useWords().frame
  const isAsked = useLoginQuestion((state) => state.isAsked)
  const email = useAuth(({ user }) => user?.email)
  // Who logs in again in another tab has done so in all of them.
  useEffect(
    () =>
      useAuth.subscribe(({ token }, before) => {
        if (token !== null && token !== before.token) answerLogin()
      }),
    [],
  )
  if (!isAsked) return null
  return (
    <Dialog label={login.againTitle}>
      <div className="space-y-6">
        <header className="space-y-2">
          <h2 className="font-display text-title">{login.againTitle}</h2>
          <p className="text-muted">{login.againText}</p>
        </header>
        <LoginForm email={email} onDone={answerLogin} />
      </div>
    </Dialog>
  )
}
