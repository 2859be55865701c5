import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { announce } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { BankQuestion } from '../../payments/bank-question.tsx'
import { CardField } from '../../payments/card-field.tsx'
import { type ConfirmedCard, forgetCard, noteConfirmed, useConfirmed } from './confirmed-store.ts'
import { Countdown } from './countdown.tsx'
import type { StepProps } from './step-props.ts'
import { Summary } from './summary.tsx'
import { TwoColumns } from './two-columns.tsx'
import { type Purchase, usePurchase } from './use-purchase.ts'

/** The counter: the works are held, a card is checked, and then the order is paid, once. */
export default function PayStep({ checked }: StepProps) {
  const purchase = usePurchase()
  const { order } = purchase
  const sums = order && { subtotal: order.subtotal, delivery: order.delivery, total: order.total, vat: order.vat }
  return (
    <TwoColumns aside={<Summary lines={checked.lines} {...(sums ? { sums } : {})} />}>
      <Counter purchase={purchase} />
    </TwoColumns>
  )
}

function Counter({ purchase }: { purchase: Purchase }) {
  const { checkout: words } = useWords().cart
  const { verdict, order, provider, fault, placeAgain } = purchase
  if (verdict === 'placing') return <p className="min-h-40 text-lead text-muted">{words.pay.holding}</p>
  if (verdict === 'none') return <Refusal title={words.pay.none} text={words.pay.noneText} to="contact" />
  if (verdict === 'over') return <Refusal title={words.pay.over} text={words.pay.overText} to="cart" />
  if (verdict === 'closed') return <Refusal title={words.pay.closed} text={words.pay.closedText} to="cart" />
  if (verdict === 'unreachable' || !order || !provider) {
    return (
      <div role="alert" className="space-y-4">
        <p className="text-body">{fault || words.unreachable}</p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={placeAgain}>{words.again}</Button>
          <ButtonLink look="quiet" to="/cart" replace>
            {words.toCart}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return <Paying purchase={purchase} order={order} provider={provider} />
}

/** A door that is closed, with the next one beside it. */
function Refusal({ title, text, to }: { title: string; text: string; to: 'contact' | 'cart' }) {
  const { checkout: words } = useWords().cart
  return (
    <div role="alert" className="space-y-4">
      <h2 className="font-display text-title">{title}</h2>
      <p className="max-w-[56ch] text-body">{text}</p>
      <div className="flex flex-wrap gap-4 pt-2">
        {to === 'contact' ? <ButtonLink to="/contact">{words.pay.contact}</ButtonLink> : null}
        <ButtonLink look={to === 'cart' ? 'solid' : 'quiet'} to="/cart" replace>
          {words.toCart}
        </ButtonLink>
      </div>
    </div>
  )
}

type Ready = { purchase: Purchase; order: NonNullable<Purchase['order']>; provider: NonNullable<Purchase['provider']> }

function Paying({ purchase, order, provider }: Ready) {
  const { pay: words } = useWords().cart.checkout
  const { verdict, fault, heldUntil, isBusy, ask } = purchase
  const card = useConfirmed(({ confirmed }) => confirmed?.card)
  const counter = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  const [overs, setOvers] = useState(0)

  // That one card was refused is no news once another is accepted.
  const told = card && order.payment.declined ? '' : fault
  // The button that was pressed is gone when a card is refused.
  useEffect(() => {
    if (told) alert.current?.focus()
  }, [told])
  // Nobody is sent away in the middle of paying: what came of it decides.
  const lookAgain = useEffectEvent(() =>
    ask((call, number) => call('GET /orders/{order}', { params: { order: number } })),
  )
  useEffect(() => {
    if (overs > 0 && !isBusy) void lookAgain()
  }, [overs, isBusy])

  async function renew() {
    const isRenewed = await ask((call, number) => call('POST /orders/{order}/renewal', { params: { order: number } }))
    if (isRenewed) announce(fill(words.renewed, { minutes: order.hold?.minutes ?? 0 }))
    return isRenewed
  }

  function takeAnother() {
    forgetCard()
    // The button is gone with its card; the fields of the next one stand in its place.
    setTimeout(() => counter.current?.querySelector('input')?.focus())
  }

  return (
    <div ref={counter} className="space-y-10">
      {order.hold ? (
        <Countdown
          heldUntil={heldUntil}
          canRenew={order.hold.can_renew}
          minutes={order.hold.minutes}
          onRenew={renew}
          onOver={() => setOvers((count) => count + 1)}
        />
      ) : null}
      <p
        ref={alert}
        role="alert"
        tabIndex={-1}
        className={told ? 'border-l-2 border-error pl-6 text-body text-error' : 'sr-only'}
      >
        {told}
      </p>
      {verdict === 'bank' ? (
        <BankQuestion
          provider={provider}
          total={order.total}
          secret={order.payment.secret ?? ''}
          waiting={words.bank.waiting}
          isBusy={isBusy}
          onAsk={(put) =>
            void ask(async (call, number) => {
              await put(call)
              return call('POST /orders/{order}/payment/return', { params: { order: number } })
            })
          }
        />
      ) : card ? (
        <Complete purchase={purchase} total={order.total} card={card} onAnother={takeAnother} />
      ) : (
        <CardField
          provider={provider}
          owner={order.billing_address.name}
          onCard={(accepted) => noteConfirmed({ card: accepted })}
        />
      )}
    </div>
  )
}

interface CompleteProps {
  purchase: Purchase
  total: number
  card: ConfirmedCard
  onAnother: () => void
}

/** The card is good; nothing is charged before this button is pressed. */
function Complete({ purchase, total, card, onAnother }: CompleteProps) {
  const { pay: words } = useWords().cart.checkout
  const locale = useLocale()
  const said = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => said.current?.focus(), [])
  const pay = () =>
    purchase.ask((call, number) => {
      noteConfirmed({ card: { ...card, isSent: true } })
      return call('POST /orders/{order}/payment', {
        params: { order: number },
        body: { payment_method: card.method, attempt: card.attempt },
      })
    })
  return (
    <div className="space-y-6">
      <p ref={said} role="status" tabIndex={-1} className="text-lead">
        {words.valid}
      </p>
      <p className="text-body tabular-nums">{fill(words.ending, { last4: card.last4 })}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button
          className="max-md:w-full aria-disabled:opacity-50"
          aria-disabled={purchase.isBusy}
          onClick={() => void pay()}
        >
          {fill(words.complete, { total: formatMoney(total, locale) })}
        </Button>
        {purchase.isBusy ? null : (
          <Button look="quiet" onClick={onAnother}>
            {words.another}
          </Button>
        )}
      </div>
      <p role="status" className={purchase.isBusy ? 'text-label text-muted' : 'sr-only'}>
        {purchase.isBusy ? words.paying : ''}
      </p>
    </div>
  )
}
