import { type ChangeEvent, useState } from 'react'

import { ApiError, type Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Field } from '../../components/field.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { announce } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import { groupDigits, groupExpiry, isCardNumber, isExpiry } from './card-number.ts'
import { CardOwnerField } from './card-owner-field.tsx'
import { type Card, newKey } from './card.ts'
import { TestCards } from './test-cards.tsx'

interface SandboxCardProps {
  owner: string
  testCards: Reply<'GET /payments/provider'>['test_cards']
  onCard: (card: Card) => void
}

/** The card fields of the sandbox, which moves no money and says so. */
export function SandboxCard({ owner, testCards, onCard }: SandboxCardProps) {
  const { pay: words } = useWords().cart.checkout
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' })
  const form = useForm(async (value, call) => {
    const errors = {
      ...(isCardNumber(card.number) ? {} : { number: [words.numberWrong] }),
      ...(isExpiry(card.expiry, new Date()) ? {} : { expiry: [words.expiryWrong] }),
      ...(/^\d{3,4}$/.test(card.cvc) ? {} : { cvc: [words.cvcWrong] }),
    }
    if (Object.keys(errors).length > 0) throw new ApiError(422, 'validation-failed', '', errors)
    const { payment_method, last4 } = await call('POST /sandbox/cards', { body: { owner: value('owner'), ...card } })
    onCard({ method: payment_method, last4, attempt: newKey() })
  })
  const typed = (name: keyof typeof card, shape: (text: string) => string) => ({
    value: card[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setCard({ ...card, [name]: shape(target.value) }),
    inputMode: 'numeric' as const,
    required: true,
    ...form.field(name),
  })
  // Whoever takes back the stroke means to take back the digit before it.
  const expiryOf = (text: string) => (card.expiry.startsWith(text) ? text : groupExpiry(text))

  function use(number: string) {
    const filled = { number: groupDigits(number), expiry: `12/${(new Date().getFullYear() + 4) % 100}`, cvc: '123' }
    setCard(filled)
    for (const name of Object.keys(filled)) form.mend(name)
    announce(fill(words.filled, { number: filled.number }))
    form.props.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  return (
    <div className="space-y-8">
      <p className="border border-accent px-4 py-3 text-label text-accent">{words.test}</p>
      <Form form={form} submit={words.check} label={words.card}>
        <CardOwnerField form={form} owner={owner} />
        <Field label={words.number} autoComplete="cc-number" maxLength={23} {...typed('number', groupDigits)} />
        <div className="grid grid-cols-2 gap-x-8">
          <Field label={words.expiry} autoComplete="cc-exp" maxLength={7} {...typed('expiry', expiryOf)} />
          <Field
            label={words.cvc}
            autoComplete="cc-csc"
            maxLength={4}
            {...typed('cvc', (text) => text.replace(/\D/g, '').slice(0, 4))}
          />
        </div>
      </Form>
      <TestCards cards={testCards} onUse={use} />
    </div>
  )
}
