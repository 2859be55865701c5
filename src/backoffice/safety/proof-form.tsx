import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import type { Proof } from '../app/who-is-there.ts'
import { textIn } from '../components/text-in.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { FormButtons } from './form-buttons.tsx'
import { canUsePasskeys, showPasskey } from './passkeys.ts'
import { show } from './proof.ts'

type Way = 'code' | 'recovery_code' | 'password'

/** Asks for a key or a code of the device, for one of those kept for its loss, or for the password of whoever has neither. */
export function ProofForm({
  ways,
  onDone,
  onCancel,
}: {
  ways: Proof['ways']
  onDone: () => void
  onCancel?: () => void
}) {
  const { safety } = useWords()
  const reason = useReason()
  const hasPasskey = ways.includes('passkey') && canUsePasskeys()
  const [way, setWay] = useState<Way>(
    ways.includes('totp') ? 'code' : ways.includes('recovery') ? 'recovery_code' : 'password',
  )
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const labels = { code: safety.code, recovery_code: safety.recovery, password: safety.password }
  const hints = { code: safety.codeHint, recovery_code: safety.recoveryHint, password: undefined }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const field = event.currentTarget.querySelector<HTMLInputElement>('input')
    const typed = textIn(new FormData(event.currentTarget), way)
    if (typed === '') {
      setError(safety.missing)
      return field?.focus()
    }
    setSending(true)
    setError(undefined)
    try {
      await show({ [way]: typed } as Parameters<typeof show>[0])
      onDone()
    } catch (fault) {
      setError(reason(fault))
      field?.select()
    }
    setSending(false)
  }

  async function showKey() {
    setError(undefined)
    try {
      await showPasskey()
      onDone()
    } catch (fault) {
      setError(fault instanceof ApiError ? reason(fault) : safety.passkeyFailed)
    }
  }

  return (
    <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
      {hasPasskey ? <Button onClick={() => void showKey()}>{safety.passkeyUse}</Button> : null}
      <Field
        key={way}
        label={labels[way]}
        hint={hints[way]}
        name={way}
        error={error}
        type={way === 'password' ? 'password' : 'text'}
        inputMode={way === 'code' ? 'numeric' : undefined}
        autoComplete={way === 'code' ? 'one-time-code' : way === 'password' ? 'current-password' : 'off'}
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={way === 'password' ? 128 : 40}
        autoFocus={!hasPasskey}
      />
      <FormButtons go={safety.go} isSending={isSending} onCancel={onCancel} />
      {ways.includes('recovery') && ways.includes('totp') ? (
        <button
          type="button"
          className="min-h-11 text-label underline underline-offset-4"
          onClick={() => {
            setError(undefined)
            setWay(way === 'code' ? 'recovery_code' : 'code')
          }}
        >
          {way === 'code' ? safety.useRecovery : safety.useCode}
        </button>
      ) : null}
      {way === 'recovery_code' ? <p className="text-label text-muted">{safety.noWay}</p> : null}
    </form>
  )
}
