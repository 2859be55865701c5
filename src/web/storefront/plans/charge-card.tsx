import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../components/button.tsx'
import { useWords } from '../../words.ts'
import { CardField } from '../payments/card-field.tsx'
import type { Card } from '../payments/card.ts'

interface ChargeCardProps {
  provider: Reply<'GET /payments/provider'>
  owner: string
  /** What is said of a card that was accepted, and what the button does with it. */
  valid: string
  submit: string
  isBusy: boolean
  /** Whether the card has done what it was given for: if not, the next one is asked for. */
  onCard: (card: Card) => Promise<'taken' | 'refused' | 'unanswered'>
  aside?: ReactNode
}

/** Asks for a card, says that it is good, and does nothing with it before a button is pressed. */
export function ChargeCard({ provider, owner, valid, submit, isBusy, onCard, aside }: ChargeCardProps) {
  const { pay: words } = useWords().cart.checkout
  const [card, setCard] = useState<Card>()
  const room = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (card) said.current?.focus()
  }, [card])

  function takeAnother() {
    setCard(undefined)
    // The button is gone with its card; the fields of the next one stand in its place.
    setTimeout(() => room.current?.querySelector('input')?.focus())
  }

  async function use(accepted: Card) {
    // What got no answer is asked again by the same attempt.
    if ((await onCard(accepted)) === 'refused') setCard(undefined)
  }

  if (!card) {
    return (
      <div ref={room} className="space-y-8">
        <CardField provider={provider} owner={owner} onCard={setCard} />
        {aside}
      </div>
    )
  }
  return (
    <div className="space-y-6">
      <p ref={said} role="status" tabIndex={-1} className="text-lead">
        {valid}
      </p>
      <p className="text-body tabular-nums">{fill(words.ending, { last4: card.last4 })}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button
          className="max-md:w-full aria-disabled:opacity-50"
          aria-disabled={isBusy}
          onClick={() => void use(card)}
        >
          {submit}
        </Button>
        {isBusy ? null : (
          <Button look="quiet" onClick={takeAnother}>
            {words.another}
          </Button>
        )}
        {isBusy ? null : aside}
      </div>
      <p role="status" className={isBusy ? 'text-label text-muted' : 'sr-only'}>
        {isBusy ? words.paying : ''}
      </p>
    </div>
  )
}
