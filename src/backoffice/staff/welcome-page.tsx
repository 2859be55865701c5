import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { callOnce } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { textIn } from '../components/text-in.ts'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { useWords } from '../words.ts'
import { STAFF_SCOPES } from './scope-boxes.tsx'

/** Where an invitation leads: whoever was asked says yes, and chooses a password if they have none. */
export function WelcomePage() {
  const { token = '' } = useParams()
  const { staff } = useWords()
  const reason = useReason()
  const words = staff.welcome
  const params = { token }
  const { value, error, retry } = useFetched(token, () => callOnce('GET /staff/welcome/{token}', { params }))
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  useTitle(words.title)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const [name, password, again] = ['name', 'password', 'again'].map((one) => textIn(form, one))
    const hasAccount = value?.invitation.has_account ?? false
    setSending(true)
    setErrors({})
    try {
      const body = hasAccount ? {} : { name, password, password_confirmation: again }
      await callOnce('POST /staff/welcome/{token}', { params, body })
      setDone(true)
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors({
        name: told.name?.[0],
        password: told.password?.[0],
        again: told.password_confirmation?.[0],
        all: Object.keys(told).length === 0 ? reason(fault) : undefined,
      })
    }
    setSending(false)
  }

  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-8 px-6 py-16">
      <h1 className="font-display text-heading">{words.title}</h1>
      {error ? <Trouble error={error} onRetry={retry} /> : null}
      {isDone ? (
        <div role="status" className="space-y-6">
          <p>{words.done}</p>
          <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to="/artworks">
            {words.toLogin}
          </Link>
        </div>
      ) : value ? (
        <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
          <p>
            {fill(words.text, {
              by: value.invitation.invited_by,
              scopes: STAFF_SCOPES.filter((scope) => value.invitation.scope.includes(scope))
                .map((scope) => staff.scopeHints[scope])
                .join(', '),
            })}
          </p>
          {value.invitation.has_account ? (
            <p>{fill(words.known, { email: value.invitation.email })}</p>
          ) : (
            <>
              <Field
                label={staff.name}
                name="name"
                defaultValue={value.invitation.name}
                autoComplete="name"
                required
                maxLength={100}
                error={errors.name}
              />
              <input type="email" name="email" autoComplete="username" value={value.invitation.email} readOnly hidden />
              <Field
                label={words.password}
                name="password"
                type="password"
                autoComplete="new-password"
                required
                maxLength={128}
                error={errors.password}
              />
              <Field
                label={words.again}
                name="again"
                type="password"
                autoComplete="new-password"
                required
                maxLength={128}
                error={errors.again}
              />
            </>
          )}
          <p role="alert" className={errors.all ? 'text-label text-error' : 'sr-only'}>
            {errors.all ?? ''}
          </p>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? staff.sending : words.accept}
          </Button>
        </form>
      ) : null}
    </main>
  )
}
