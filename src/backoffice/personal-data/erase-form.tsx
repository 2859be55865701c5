import { type FormEvent, useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import type { Held, PersonData } from './person-data.ts'
import { StayReasons } from './stay-reasons.tsx'

interface Props {
  email: string
  data: PersonData
  onErased: (held: Held[]) => void
}

/** Erases somebody, once their address was typed again; or says why that cannot be yet. */
export function EraseForm({ email, data: { held, obstacles }, onErased }: Props) {
  const { people } = useWords()
  const reason = useReason()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const confirmation = textIn(form, 'confirmation')
    const isSame = confirmation.toLowerCase() === email.toLowerCase()
    setError(isSame ? undefined : people.mismatch)
    if (!isSame) return
    setSending(true)
    try {
      const body = { email, confirmation, tell: form.has('tell') }
      const { held: outcome } = await call('POST /people/data/erasure', { body })
      toast(people.done)
      onErased(outcome)
    } catch (fault) {
      toast(reason(fault))
      setSending(false)
    }
  }

  if (obstacles.length > 0) {
    return (
      <section className="space-y-4 border-t border-ink pt-4">
        <h2 className="font-display text-title">{people.erase}</h2>
        <p>{people.blocked}</p>
        <ul className="list-disc space-y-2 pl-5">
          {obstacles.map((one) => (
            <li key={one}>{people.obstacles[one]}</li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section className="space-y-4 border-t border-ink pt-4">
      <h2 className="font-display text-title">{people.erase}</h2>
      <p>{held.some(({ stays }) => stays > 0) ? people.eraseText : people.eraseAll}</p>
      <StayReasons held={held} />
      <form className="max-w-xl space-y-6 pt-4" noValidate onSubmit={(event) => void erase(event)}>
        <Field
          label={people.confirm}
          name="confirmation"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          error={error}
        />
        <Checkbox label={people.tell} name="tell" />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? people.going : people.eraseForGood}
        </Button>
      </form>
    </section>
  )
}
