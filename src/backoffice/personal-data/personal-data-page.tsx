import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { PageHead } from '../components/page-head.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { useWords } from '../words.ts'
import { Consents } from './consents.tsx'
import { EraseForm } from './erase-form.tsx'
import { ErasureOutcome } from './erasure-outcome.tsx'
import { HeldTable } from './held-table.tsx'
import type { Held, PersonData } from './person-data.ts'
import { SaveExport } from './save-export.tsx'
import { Thinning } from './thinning.tsx'

/** What is kept of somebody, by their address, which stands in no address of a screen: told, handed over, erased. */
export function PersonalDataPage() {
  const { people } = useWords()
  const reason = useReason()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [found, setFound] = useState<{ email: string; data: PersonData }>()
  const [outcome, setOutcome] = useState<Held[]>()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  useTitle(people.title)

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const email = textIn(new FormData(event.currentTarget), 'email')
    setError(email === '' ? people.missing : undefined)
    if (email === '') return
    setSending(true)
    try {
      setFound({ email, data: await call('POST /people/data', { body: { email } }) })
      setOutcome(undefined)
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors.email?.[0] : undefined
      setFound(undefined)
      if (told) setError(told)
      else toast(reason(fault))
    }
    setSending(false)
  }

  return (
    <div className="max-w-3xl space-y-12">
      <PageHead title={people.title} text={people.text} />
      <form className="max-w-xl space-y-6" noValidate onSubmit={(event) => void show(event)}>
        <Field
          label={people.address}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={state?.email}
          error={error}
        />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? people.going : people.show}
        </Button>
      </form>
      {outcome ? <ErasureOutcome held={outcome} /> : null}
      {found ? (
        <Found
          key={found.email}
          {...found}
          onErased={(held) => {
            setFound(undefined)
            setOutcome(held)
          }}
        />
      ) : null}
      <Thinning />
    </div>
  )
}

function Found({ email, data, onErased }: { email: string; data: PersonData; onErased: (held: Held[]) => void }) {
  const { people } = useWords()
  return (
    <>
      <section className="space-y-4 border-t border-ink pt-4" aria-live="polite">
        <h2 className="font-display text-title break-words">{fill(people.keptOf, { email })}</h2>
        {data.account ? <p>{fill(people.account, { name: data.account.name })}</p> : null}
        {data.held.length === 0 ? <p>{people.nothing}</p> : <HeldTable held={data.held} />}
        <Consents consents={data.consents} erasedAt={data.erased_at} />
      </section>
      {data.held.length > 0 ? (
        <>
          <SaveExport email={email} />
          <EraseForm email={email} data={data} onErased={onErased} />
        </>
      ) : null}
    </>
  )
}
