import { type FormEvent, useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { textIn } from '../components/text-in.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { logIn } from './who-is-there.ts'

const FIELDS = ['email', 'password']

/** Asks for an address and a password. */
export function LoginForm({ onDone, email = '' }: { onDone?: () => void; email?: string | undefined }) {
  const { login } = useWords().frame
  const reason = useReason()
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState<string[]>([])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const empty = FIELDS.filter((name) => textIn(form, name) === '')
    setMissing(empty)
    if (empty[0]) return event.currentTarget.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus()
    setSending(true)
    setError(undefined)
    try {
      await logIn(textIn(form, 'email'), textIn(form, 'password'))
      onDone?.()
    } catch (fault) {
      setError(fault)
    }
    setSending(false)
  }

  return (
    <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={login.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        required
        error={missing.includes('email') ? login.missing : undefined}
        maxLength={254}
        defaultValue={email}
        autoFocus={!email}
      />
      <Field
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={missing.includes('password') ? login.missing : undefined}
        maxLength={128}
        autoFocus={Boolean(email)}
      />
      <p role="alert" className={error ? 'text-label text-error' : 'sr-only'}>
        {error ? reason(error) : ''}
      </p>
      <Button type="submit" aria-disabled={isSending} className="w-full">
        {isSending ? login.sending : login.submit}
      </Button>
    </form>
  )
}
