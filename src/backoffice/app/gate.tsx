import { type ReactNode, useEffect, useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { forgetUser, useAuth } from '../../web/state/auth-store.ts'
import { Toasts } from '../components/toasts.tsx'
import { Trouble } from '../components/trouble.tsx'
import { SecondFactorStep } from '../safety/second-factor-step.tsx'
import { useWords } from '../words.ts'
import { LoginForm } from './login-form.tsx'
import { findUser, isStaff, useProofWanted } from './who-is-there.ts'

/** Lets staff through. Everybody else is shown a form, or told why not. */
export function Gate({ children }: { children: ReactNode }) {
  const { login } = useWords().frame
  const { user, isSettled } = useAuth()
  const [error, setError] = useState<unknown>()
  const look = () => {
    setError(undefined)
    findUser().catch(setError)
  }
  useEffect(look, [])

  const { wanted, settle } = useProofWanted()
  if (user && isStaff(user) && !wanted) return children
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center px-6 py-16">
      {error ? (
        <Trouble error={error} onRetry={look} />
      ) : !isSettled ? null : user && wanted ? (
        <SecondFactorStep proof={wanted} onDone={settle} />
      ) : user ? (
        <div className="space-y-6">
          <h1 className="font-display text-heading">{login.noAccessTitle}</h1>
          <p>{fill(login.noAccess, { name: user.name })}</p>
          <Button look="outline" onClick={forgetUser}>
            {login.other}
          </Button>
        </div>
      ) : (
        <div className="space-y-8">
          <header className="space-y-2">
            <h1 className="font-display text-heading">{login.title}</h1>
            <p className="text-muted">{login.text}</p>
          </header>
          <LoginForm />
        </div>
      )}
      <Toasts />
    </main>
  )
}
