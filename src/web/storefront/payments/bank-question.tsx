import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { ApiError, type Call, type Reply } from '../../../contract/client.ts'
import type { ProviderName } from '../../../contract/payments/values.ts'
import { Button } from '../../components/button.tsx'
import { useWords } from '../../words.ts'
import { BankDialog } from './bank-dialog.tsx'
import { loadStripe } from './load-stripe.ts'

interface BankQuestionProps {
  provider: Reply<'GET /payments/provider'>
  /** What the bank is asked about, and shown to it. */
  total: number
  secret: string
  /** What is said while it waits for an answer. */
  waiting: string
  isBusy: boolean
  /** Puts the question, then asks what came of it. */
  onAsk: (put: (call: Call) => Promise<unknown>) => void
}

/** The bank wants to know who pays: asked at once, and again by a button for those who closed it. */
export function BankQuestion({ provider, total, secret, waiting, isBusy, onAsk }: BankQuestionProps) {
  const { bank } = useWords().cart.checkout.pay
  const [isOpen, setOpen] = useState(true)
  const room = useRef<HTMLDivElement>(null)
  const show = provider.provider === 'none' ? null : SHOW_BANK[provider.provider]

  const answer = (approve: boolean) => onAsk((call) => call('POST /sandbox/challenges', { body: { secret, approve } }))
  // Whatever the bank says, the provider knows it and is asked.
  const askBank = () => show && onAsk(() => show(provider.publishable_key ?? '', secret))

  const askAtOnce = useEffectEvent(askBank)
  useEffect(() => {
    askAtOnce()
  }, [show, secret])

  function close() {
    setOpen(false)
    // What was pressed to come here is gone.
    setTimeout(() => room.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={room} className="space-y-4">
      <p className="text-body">{waiting}</p>
      <Button onClick={() => (show ? askBank() : setOpen(true))}>{bank.open}</Button>
      {isOpen && !show ? <BankDialog total={total} isBusy={isBusy} onAnswer={answer} onClose={close} /> : null}
    </div>
  )
}

// How each provider shows what the bank asks; what it does not show is asked in a dialog of ours.
const SHOW_BANK: Record<ProviderName, ((publishableKey: string, secret: string) => Promise<void>) | null> = {
  stripe: showAtStripe,
  sandbox: null,
}

async function showAtStripe(publishableKey: string, secret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey).catch((cause: unknown) => {
    throw new ApiError(0, 'unreachable', '', {}, cause)
  })
  await stripe.handleNextAction({ clientSecret: secret })
}
