import { useState } from 'react'

import type { Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Field } from '../../components/field.tsx'
import { Room } from '../../components/room.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { joinRouteList } from '../../router/join-route-list.ts'
import { WithdrawalChoice } from './withdrawal-choice.tsx'
import { useWithdrawalWords } from './withdrawal-words.ts'

if (!import.meta.env.SSR) joinRouteList({ id: 'withdrawal', path: 'withdrawal', file: import.meta.url })

export const clientLoader = () => null
export const loader = () => null

interface Known {
  order: string
  email: string
  terms: Reply<'POST /withdrawals/terms'>
}

/** Withdraws from a purchase, with the number of the order and the address of its mails; nobody has to log in. */
export default function WithdrawalPage() {
  const words = useWithdrawalWords()
  const [known, setKnown] = useState<Known>()
  const [received, setReceived] = useState<string>()
  return (
    <Room head={words.head} isPersonal>
      <p className="hidden text-lead unscripted:block">{words.unscripted}</p>
      <div className="max-w-2xl unscripted:hidden">
        {received !== undefined && known ? (
          <div ref={(text) => text?.focus()} tabIndex={-1} role="status" className="space-y-4">
            <p className="text-lead">{fill(words.done, { number: known.terms.number, moment: received })}</p>
            <p className="text-body text-muted">{fill(words.doneText, { email: known.email })}</p>
          </div>
        ) : known ? (
          <WithdrawalChoice {...known} onBack={() => setKnown(undefined)} onReceived={setReceived} />
        ) : (
          <FindOrder onFound={setKnown} />
        )}
      </div>
    </Room>
  )
}

function FindOrder({ onFound }: { onFound: (known: Known) => void }) {
  const words = useWithdrawalWords()
  // Whoever comes from an order of theirs need not look its number up.
  const number = useIsHydrated() ? (new URLSearchParams(location.search).get('order') ?? '') : ''
  const form = useForm(async (value, call) => {
    const [order, email] = [value('order').trim(), value('email').trim()]
    onFound({ order, email, terms: await call('POST /withdrawals/terms', { body: { order, email } }) })
  })
  return (
    <Form form={form} submit={words.find}>
      <Field
        key={number}
        label={words.number}
        hint={words.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
        defaultValue={number}
        {...form.field('order')}
      />
      <EmailField form={form} />
    </Form>
  )
}
