import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { textIn } from '../components/text-in.ts'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { FormButtons } from './form-buttons.tsx'

interface Props {
  /** Given the codes for the loss of the device, which nobody is shown again. */
  onSetUp: (codes: string[]) => void
  onCancel?: (() => void) | undefined
}

/** Sets a device up: it scans, and shows its first code. */
export function SetUpDevice({ onSetUp, onCancel }: Props) {
  const { safety } = useWords()
  const reason = useReason()
  const { value, error, retry } = useFetched('totp', () => call('POST /account/second-factor/totp'))
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const code = textIn(new FormData(event.currentTarget), 'code')
    if (code === '') return setFault(safety.missing)
    setSending(true)
    setFault(undefined)
    try {
      onSetUp((await call('PUT /account/second-factor/totp', { body: { code } })).recovery_codes)
    } catch (refusal) {
      setFault((refusal instanceof ApiError ? refusal.errors.code?.[0] : undefined) ?? reason(refusal))
      setSending(false)
    }
  }

  return (
    <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
      <p>{safety.stepScan}</p>
      <svg
        role="img"
        aria-label={safety.picture}
        className="size-52 bg-white"
        viewBox={`0 0 ${value.picture.size} ${value.picture.size}`}
        shapeRendering="crispEdges"
      >
        <path d={value.picture.path} />
      </svg>
      <p className="text-label text-muted">
        {safety.stepType}
        <span className="mt-1 block font-mono text-body break-all text-ink select-all">
          {value.secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <p>{safety.stepCode}</p>
      <Field
        label={safety.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fault}
        required
        maxLength={20}
      />
      <FormButtons go={safety.confirm} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
