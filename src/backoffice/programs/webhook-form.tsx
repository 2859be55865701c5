import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { WebhookEvent } from '../../contract/webhooks/values.ts'
import { Field } from '../../web/components/field.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { FormButtons } from '../safety/form-buttons.tsx'
import { useWords } from '../words.ts'
import { EventBoxes } from './event-boxes.tsx'

export interface Wish {
  url: string
  events: WebhookEvent[]
}

interface Props {
  known?: Wish
  words: string
  onCancel?: () => void
  onSend: (wish: Wish) => Promise<void>
}

/** Where a program is told what, for a new one or one that there is. */
export function WebhookForm({ known, words: go, onCancel, onSend }: Props) {
  const { programs } = useWords()
  const words = programs.webhooks
  const reason = useReason()
  const [events, setEvents] = useState<WebhookEvent[]>(known?.events ?? [])
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const url = textIn(new FormData(event.currentTarget), 'url')
    const missing = {
      url: url === '' ? programs.missing : undefined,
      events: events.length === 0 ? words.chooseEvents : undefined,
    }
    setErrors(missing)
    if (Object.values(missing).some(Boolean)) return
    setSending(true)
    try {
      await onSend({ url, events })
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors({ url: told.url?.[0], events: told.events?.[0] })
      if (Object.keys(told).length === 0) toast(reason(fault))
    }
    setSending(false)
  }

  return (
    <form className="max-w-3xl space-y-6" noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={words.url}
        hint={words.urlHint}
        name="url"
        type="url"
        inputMode="url"
        required
        maxLength={500}
        defaultValue={known?.url}
        error={errors.url}
        autoComplete="off"
        // It takes the place of the button that was pressed, which would leave the keyboard nowhere.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <EventBoxes value={events} onChange={setEvents} error={errors.events} />
      <FormButtons go={go} isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
