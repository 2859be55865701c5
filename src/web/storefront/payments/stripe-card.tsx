import type { Stripe, StripeCardElement, StripeElementLocale } from '@stripe/stripe-js'
import { useEffect, useId, useRef, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import { languageOf } from '../../../contract/locale.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { CardOwnerField } from './card-owner-field.tsx'
import { type Card, newKey } from './card.ts'
import { loadStripe } from './load-stripe.ts'

interface StripeCardProps {
  owner: string
  publishableKey: string
  onCard: (card: Card) => void
}

/** The card field of Stripe, in a box of ours; what is typed into it never reaches this page. */
export function StripeCard({ owner, publishableKey, onCard }: StripeCardProps) {
  const { pay: words, again } = useWords().cart.checkout
  const locale = useLocale()
  const labelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<{ stripe: Stripe; card: StripeCardElement }>(undefined)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    const show = async () => {
      const stripe = await loadStripe(publishableKey)
      if (isGone || !box.current) return
      const card = stripe
        .elements({ locale: languageOf(locale) as StripeElementLocale })
        .create('card', { hidePostalCode: true, style: styleOf(box.current) })
      card.mount(box.current)
      field.current = { stripe, card }
    }
    show().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
      field.current?.card.destroy()
      field.current = undefined
    }
  }, [publishableKey, locale, attempt])

  const form = useForm(async (value) => {
    if (!field.current) throw new ApiError(0, 'unreachable', '')
    const { stripe, card } = field.current
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name: value('owner') },
    })
    if (!paymentMethod) throw new ApiError(422, 'validation-failed', error.message ?? words.numberWrong)
    onCard({ method: paymentMethod.id, last4: paymentMethod.card?.last4 ?? '', attempt: newKey() })
  })

  if (hasFailed) {
    return (
      <div role="alert" className="space-y-4">
        <p className="text-body">{words.scriptFailed}</p>
        <Button
          look="outline"
          onClick={() => {
            setFailed(false)
            setAttempt(attempt + 1)
          }}
        >
          {again}
        </Button>
      </div>
    )
  }
  return (
    <Form form={form} submit={words.check} label={words.card}>
      <CardOwnerField form={form} owner={owner} />
      <div role="group" aria-labelledby={labelId}>
        <p id={labelId} className="text-label text-muted">
          {words.card}
        </p>
        <div ref={box} className="mt-1 min-h-11 border-b border-ink/50 py-3" />
      </div>
    </Form>
  )
}

/** The field lies in a frame that does not know our style sheet, so it is told what the page looks like. */
function styleOf(box: HTMLElement) {
  const page = getComputedStyle(document.documentElement)
  const { fontFamily, color } = getComputedStyle(box)
  return {
    base: {
      color,
      fontFamily,
      fontSize: '16px',
      '::placeholder': { color: page.getPropertyValue('--color-muted') },
    },
    invalid: { color: page.getPropertyValue('--color-error') },
  }
}
