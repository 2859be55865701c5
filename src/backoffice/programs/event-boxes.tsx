import { WEBHOOK_EVENTS, type WebhookEvent } from '../../contract/webhooks/values.ts'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { useWords } from '../words.ts'

const SUBJECTS = ['order', 'artwork', 'enquiry', 'application', 'plan', 'dispute'] as const

interface Props {
  value: readonly WebhookEvent[]
  onChange: (value: WebhookEvent[]) => void
  error?: string | undefined
}

/** What a program is told of, to be ticked. */
export function EventBoxes({ value, onChange, error }: Props) {
  const { programs } = useWords()
  return (
    <fieldset className="space-y-4">
      <legend className="text-label text-muted">{programs.webhooks.events}</legend>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {SUBJECTS.map((subject) => (
          <div key={subject} role="group" aria-label={programs.subjects[subject]}>
            <p className="text-label">{programs.subjects[subject]}</p>
            {WEBHOOK_EVENTS.filter((event) => event.startsWith(`${subject}.`)).map((event) => (
              <Checkbox
                key={event}
                label={programs.events[event]}
                checked={value.includes(event)}
                onChange={({ target }) =>
                  onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? target.checked : value.includes(one))))
                }
              />
            ))}
          </div>
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-label text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
