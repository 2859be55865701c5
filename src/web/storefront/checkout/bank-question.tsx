import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { ApiError, type Call } from '../../../contract/client.ts'
import { Button } from '../../components/button.tsx'
import { useWords } from '../../words.ts'
import { BankDialog } from './bank-dialog.tsx'
import { loadStripe } from './load-stripe.ts'
import type { Purchase } from './use-purchase.ts'

interface BankQuestionProps {
  purchase: Purchase
  order: NonNullable<Purchase['order']>
  provider: NonNullable<Purchase['provider']>
}

/** The bank wants to know who pays: asked at once, and again by a button for those who closed it. */
export function BankQuestion({ purchase, order, provider }: BankQuestionProps) {
  const { bank } = useWords().cart.checkout.pay
  const [isOpen, setOpen] = useState(true)
  const room = useRef<HTMLDivElement>(null)
  const { secret } = order.payment
  const isStripe = provider.provider === 'stripe'

  const comeBack = (tell: (call: Call) => Promise<unknown>) =>
    purchase.ask(async (call, number) => {
      await tell(call)
      return call('POST /orders/{order}/payment/return', { params: { order: number } })
    })
  const answer = (approve: boolean) =>
    comeBack((call) => call('POST /sandbox/challenges', { body: { secret: secret ?? '', approve } }))
  // Whatever the bank says, the provider knows it and is asked.
  const askBank = () => comeBack(() => showBank(provider.publishable_key ?? '', secret ?? ''))

  const askAtOnce = useEffectEvent(() => void askBank())
  useEffect(() => {
    if (isStripe) askAtOnce()
  }, [isStripe, secret])

  function close() {
    setOpen(false)
    // What was pressed to come here is gone.
    setTimeout(() => room.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={room} className="space-y-4">
      <p className="text-body">{bank.waiting}</p>
      <Button onClick={() => (isStripe ? void askBank() : setOpen(true))}>{bank.open}</Button>
      {isOpen && !isStripe ? (
        <BankDialog
          total={order.total}
          isBusy={purchase.isBusy}
          onAnswer={(approve) => void answer(approve)}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

async function showBank(publishableKey: string, secret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey).catch((cause: unknown) => {
    throw new ApiError(0, 'unreachable', '', {}, cause)
  })
  await stripe.handleNextAction({ clientSecret: secret })
}
