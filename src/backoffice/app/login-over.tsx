import { useEffect } from 'react'

import { useAuth } from '../../web/state/auth-store.ts'
import { answerLogin, useLoginQuestion } from '../api/ask-to-log-in.ts'
import { Dialog } from '../components/dialog.tsx'
import { SecondFactorStep } from '../safety/second-factor-step.tsx'
import { useWords } from '../words.ts'
import { LoginForm } from './login-form.tsx'
import { isProofWanted, useProofWanted } from './who-is-there.ts'

/** Asks to log in again over whatever is being written, which stays as it is beneath. */
export function LoginOver() {
  const { login } = useWords().frame
  const isAsked = useLoginQuestion((state) => state.isAsked)
  const email = useAuth(({ user }) => user?.email)
  // Who logs in again in another tab has done so in all of them.
  useEffect(
    () =>
      useAuth.subscribe(({ token }, before) => {
        if (token !== null && token !== before.token && !isProofWanted()) answerLogin()
      }),
    [],
  )
  const { wanted, settle } = useProofWanted()
  // Nobody is in before they have shown what is asked of them.
  const answerIfLetIn = () => {
    if (!isProofWanted()) answerLogin()
  }
  if (!isAsked) return null
  return (
    <Dialog label={login.againTitle}>
      <div className="space-y-6">
        <header className="space-y-2">
          <h2 className="font-display text-title">{login.againTitle}</h2>
          <p className="text-muted">{login.againText}</p>
        </header>
        {wanted ? (
          <SecondFactorStep
            proof={wanted}
            onDone={() => {
              settle()
              answerLogin()
            }}
          />
        ) : (
          <LoginForm email={email} onDone={answerIfLetIn} />
        )}
      </div>
    </Dialog>
  )
}
